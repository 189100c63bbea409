# Stories of the encounters in Europe: London, Rome, Istanbul.

eh-story-europe-1-london = By Wapping Old Stairs a lantern goes ahead of you through the fog, with no hand to carry it. Soon other lights bob beside it, one by one, each as friendly as the first.
    .pass = You know the first by its cracked pane; it leads you to a chapel where the watermen bless you.
    .fail = You follow the wrong light round and round the same wharves, and lose a night and a day to it.
eh-story-europe-1-rome = Nobody sees the abbot on the Aventine until Lent is over. Through the keyhole of the garden gate his porter asks for one good reason why you should be taught his silence.
    .pass = The gate opens, and the silence you learn behind it goes with you like a second wall.
    .fail = The porter hears you out and sighs, and the keyhole goes dark.
eh-story-europe-1-istanbul = A former tutor of princes still takes pupils in a Galata coffee house. First, though, each must settle the fee with his creditors, who sit along the wall and smoke.
    .pass = You charm the creditors into paying for your lessons, and the old man wastes not an hour of them.
    .fail = You get up from the divan no wiser, with one of the tutor's debts now in your name.

eh-story-europe-2-london = Umbrellas hang in their thousands at the lost property office in Lambeth. Two of them come back however often they are claimed, says the clerk, and they drip, though it has not rained all week.
    .pass = Inside each you find a luggage label: two places in the world where something waits to be found.
    .fail = You open the wrong one, and under its black dome falls a rain that nobody else can see.
eh-story-europe-2-rome = All night you keep vigil in a catacomb off the Appian Way, and by dawn there is little left that can shake you. On the stairs men with cudgels bar your path and want to know to whom you were praying.
    .pass = You find the right name to mention, and they make way with their hats in their hands.
    .fail = The cudgels are hard, and what the men whisper between blows is harder to bear.
eh-story-europe-2-istanbul = An old man on the Üsküdar ferry gives lessons from shore to shore and back again. You may choose what to learn, he says, but nobody goes ashore before it is learnt.
    .yes = You lose count of the crossings, and step onto the quay days late and better than you were.
    .no = You get off at the first landing, and he does not turn his head.

eh-story-europe-3-london = Every night someone rearranges the bottles in the window of a shuttered chemist's in Spitalfields. The constable on the beat has stopped looking; you stand across the street with your collar up and wait.
    .pass = You read the order of the colours as an address, and behind that door lies a true discovery.
    .fail = A dray rolls between you and the window, and once it has passed the bottles tell you nothing.
eh-story-europe-3-rome = You have until the far end of the Ponte Sant'Angelo, the cardinal's secretary tells you, walking fast. A blessing can be given, he adds, and whatever has been given can be taken back.
    .pass = Beneath the last angel he stops and lays a hand on your head, and the air itself turns lighter.
    .fail = His refusal strips you of every grace you carried, and you watch the stone angels turn their faces away.
eh-story-europe-3-istanbul = Outside the Yeni Cami a letter-writer lends you his stool for an hour. A petitioner will come, he says, who knows no speech but the courtesies of a court five centuries dead.
    .pass = You return greeting for greeting, and learn how a word must be set down to open a door.
    .fail = You miss the second courtesy; the petitioner bows and goes without another word.

eh-story-europe-4-london = Among the unredeemed pledges of a Hatton Garden moneylender lie a drowned man's diary and a box of glass plates. He does not want your watch for them; he wants your signature, undated.
    .yes = You sign, and carry off the diary and the plates: two discoveries, and all of it owed.
    .no = You screw the cap back on the pen, and he returns the things to their shelf.
eh-story-europe-4-rome = Pilgrims climb the Scala Santa on their knees. Start again at each stray thought, murmurs the old woman beside you, and you will be blessed at the top, whatever day it has become.
    .yes = You begin again and again until your thoughts fall still, and stand up at the top days later, blessed.
    .no = You rise from the second step and brush the dust from your knees; the road will not wait.
eh-story-europe-4-istanbul = A hypnotist calls you up before the footlights of a theatre in Pera. Whichever of us blinks, he tells the house, shall obey the other until the curtain. The footlights do not show in his eyes.
    .pass = He blinks first, and you learn how little it takes to bend a whole house to you.
    .fail = The curtain came down long ago, and a part of your mind is still obeying.

eh-story-europe-5-london = You tear the chart from the wall of a raided lodge in Limehouse. It is stuck with pins, and you already know which of them marks the spot worth searching. Then police whistles close the yard from both ends.
    .pass = You haul yourself over the wall with the chart in your teeth and are gone.
    .fail = Heavy hands drag you down off the wall, and a cell door shuts on you.
eh-story-europe-5-rome = Past midnight in the Colosseum the lamps fail, and the tiers fill with the sound of breathing. Thousands are waiting, and it comes to you that the thumb they are watching is yours.
    .pass = You keep your fist closed until the tiers are stone again, and nothing will move you so easily now.
    .fail = Your thumb turns down of its own accord, and you hear everything that follows.
eh-story-europe-5-istanbul = The broker in the old han behind the Spice Bazaar deals in introductions, and half of Stamboul owes him an ear. He will teach you his way of asking for one thing you have found out and told nobody.
    .yes = Your discovery is his now, and you leave with a manner of speaking that doors open to.
    .no = You finish your coffee without a word, and he takes the cup away.

eh-story-europe-6-london = London lies still, yet in a Bloomsbury basement a seismograph scratches all day. Its needle draws one coastline over and over, with a single tremor off the shore.
    .pass = You see what the drawing keeps leaving out, and can say for yourself where the trail must begin.
    .fail = Line by line the needle starts upon a face, and long before it is finished you know it for your own.
eh-story-europe-6-rome = Carabinieri halt a procession in Trastevere: there is no permit for a saint with a veiled face. The women push you forward to speak for her.
    .pass = The marshal salutes, the saint passes, and the women tie her ribbon and her favour to your wrist.
    .fail = He takes your eloquence for sedition, and two carabinieri lead you off by the elbows.
eh-story-europe-6-istanbul = Over bread and salt the smugglers of Karaköy swear to honour your word, and on this waterfront it now weighs as much as a knife. One custom remains: your palm above the lamp while the eldest counts.
    .pass = You watch the eldest and not the flame, and he stops counting, content.
    .fail = You snatch your hand away, the lamp goes over, and burning oil runs up your arm.

eh-story-europe-7-london = Two dead letters pass to you from a clerk at Mount Pleasant, each naming a place where something was left to be found. You are still reading in the sorting hall when, overhead, a loaded mail sack starts to slide.
    .pass = You catch the creak in time, and the sack bursts on the flagstones beside you.
    .fail = It strikes you across the ribs, and you feel something inside you tear.
eh-story-europe-7-rome = A blind man behind the Forum sells water drawn from under the temple of Saturn. Great Romans drank it on the eve of great deeds, he says, and some of them were let go afterwards.
    .yes = You drink: a taste of iron, a new sureness in all you do, and then something that asks to come in.
    .no = You tip the cup out on the stones, and for a moment they hiss.
    .pass = You keep that door shut within you, and whatever knocked goes back down under the temple.
    .fail = It enters without a sound, and from this hour a curse keeps step with you.
eh-story-europe-7-istanbul = Until dusk a caretaker in the empty harem of Topkapi teaches you the whisper that once governed the throne, and you master it. Then a hundred voices behind the lattice take it up and turn it on you.
    .pass = You answer with a single quiet no, and the lattice is only wood.
    .fail = They bid you forget the daylight, and it is long before you can remember it.

eh-story-europe-8-london = Nine years of telegrams that no paper dared print lie in a cellar off Fleet Street. They are unsorted, says the night editor, and holds out the key as if it were hot.
    .yes = You come up blinking, days behind your time, with two trails that somebody must follow.
    .no = You leave the key in his palm, and the telegrams keep their silence.
eh-story-europe-8-rome = Through a chink in the wall below San Clemente a penitent tells you what he has borne in the dark, and your own resolve hardens as you listen. Before you go, he names those who will be sent to watch you.
    .pass = You hear him out, and leave the names down there with him.
    .fail = In the street someone calls out the first of those names, and after that you hear them everywhere.
eh-story-europe-8-istanbul = High on a ladder in the Kariye mosque a plasterer points to gold glinting beneath the lime. Find the whole face of the angel with your eyes alone, he says, and it will look after you; only mind the rungs.
    .pass = You piece the face together glint by glint, and its gaze, once met, goes with you as a blessing.
    .fail = You lean out for one last glint, the rung turns, and the marble takes you across the spine.
