# Stories of the Other Worlds, on the far side of the gates.
#
# Keys: eh-story-other-world-<card id>. The value opens the scene; .pass and .fail are the second part, after the first
# test (or the first offer: taken, .pass; declined, .fail). What ends a part: after its test .pass-pass, .pass-fail,
# .fail-pass, .fail-fail; after its offer ("may", or "unless": -yes pays) .pass-yes, .pass-no, .fail-yes, .fail-no.

eh-story-other-world-great-hall-of-celaeno-1 = The shelves of the Great Hall climb into a luminous mist, and the books on them are stone, or wire, or living skin. The floor is the index: a mosaic as large as a town, and one tile in it is the way home.
    .pass = You find the tile, set your foot on it, and feel the gate being sealed behind you. Before all this goes dark there is an open book at your elbow, in a hand that you almost know.
    .pass-pass = You take in one page before the Hall is gone, and what you learnt from it comes back with you.
    .pass-fail = You read as far as the line about yourself, and come back with a torn mind.
    .fail = You tread on the wrong one, and an eyeless librarian picks you up to be shelved. It can be bought off with something it has not got; otherwise it will read you first.
    .fail-yes = You tell it a thing that only you have found out, and it sets you down on the floor.
    .fail-no = It reads you from the first page to the last, and does not notice where you tear.

eh-story-other-world-the-future-2 = You know the street, it is in your own town, but the sun above it is large and red and gives no heat. Ash lies along the window sills. Slowly, from every house, people come out to look at you, and in their faces is something like hope.
    .pass = You turn away and close the gate on the sight: it may be that none of this need come. On the last wall to fade are handbills, layer upon layer, the work of many years.
    .pass-pass = You have time to read the dates on two, and know now how it all began.
    .pass-fail = The ash has eaten the print, and you take nothing away but the cold.
    .fail = You take a hand that is stretched out to you, and they begin to tell you how it all ends. There is a way of not understanding what one hears, for those who have studied it.
    .fail-pass = You hear only the sounds of a language you have chosen not to know, and the gate lets you back.
    .fail-fail = You understand everything, down to the last day, and there is hardly anyone left to go home.

eh-story-other-world-city-of-the-great-race-3 = You wake without hands. Cones of ridged flesh go by along a ramp as broad as a river; one of them stops, and waits for you to tell it, in clicks, which century you belong to and on what business you came.
    .pass = You answer in due form; the archivist clicks, and behind you the gate is wound up like a spring until it catches. For as long as the passage lasts you may keep one memory of this body, if you can bear it.
    .pass-pass = You do not let go of it at the worst, and bring home something that body knew.
    .pass-fail = You let it go, and gladly, and remember only that you had no hands.
    .fail = You click like an animal, and they confer. A mind that cannot account for itself is to be examined, unless it has some finding to deposit.
    .fail-yes = You hand in your discovery; it is entered on the list, and they thank you and let you go.
    .fail-no = It is a long examination and maims the mind, and you are not sure all the examiners came out.

eh-story-other-world-lost-carcosa-4 = Two suns go down into the lake, and the towers stand in front of the moon and behind it. A ferryman has a play cut into strips; the order is lost, he says. Tell him which is the last, and he will take you away.
    .pass = You name the line that ends it; the curtain comes down on the lake, and on the gate too. Your seat in the dark house is still paid for, if you care to hear what the actors say among themselves.
    .pass-yes = You stay until they have washed off their faces; outside days have gone, but you know two things.
    .pass-no = You go up the aisle while it is dark, and nobody turns round.
    .fail = You choose the line that begins it, and the ferryman, overjoyed, orders a box to be made ready for the crowned guest. You can only find some reason why he should not come tonight.
    .fail-pass = You plead ill health, with such elegance that the performance is put off.
    .fail-fail = Your reasons are taken for cues, and somewhere his carriage turns towards our world.

eh-story-other-world-the-past-5 = Torches, thatch, a language you know from inscriptions. The village has caught a sorcerer by the open gate, and you beside him. The smith asks, reasonably enough, if there is anyone to vouch for you.
    .pass = They believe you, and at a word from you are ready to bury the gate in stones. The priest begs you first to sit with him over the sorcerer's papers.
    .pass-yes = You sit over them for days of that unhurried century, make two discoveries, and then the stones go down.
    .pass-no = You bid them do it now, step home, and the stones come down on the gate behind you.
    .fail = There is no one. They fetch a millstone and a rope, the pond is deep, and your one hope is to be stronger than six frightened men.
    .fail-pass = You break loose, reach the gate at a run, and tumble out in your own year.
    .fail-fail = They are a thorough people, and when the gate spits you out there is hardly any life in you.

eh-story-other-world-the-past-6 = Glaciers stand where your house will be, and by a fire of mammoth bones people in furs are drawing the gate on a rock face, just as it is, with you coming out of it. They hold out the charcoal: something is missing.
    .pass = You add the stroke that makes of an open door a closed one, and behind you it closes. The old woman who drew it has other drawings, deeper in the cave, for other occasions.
    .pass-yes = All one long winter she teaches you one of them; it is a spell of yours now, and you come home late.
    .pass-no = You touch her hand in thanks, and go while the rock will let you.
    .fail = You draw the wrong stroke, and on the rock somebody comes out after you. They all move to the other side of the fire, and watch to see what you will become.
    .fail-pass = You remain yourself, stare it back into the charcoal, and drop out into your own day.
    .fail-fail = It puts you on like a fur coat, and leaving takes with it the lining of your mind.

eh-story-other-world-the-dreamlands-7 = An inn stands at the meeting of three roads of sleep, and with the soup each guest is served his heart's desire. The more you know of waking things, the easier it is to push the plate away. The gate is in the cellar.
    .pass = You push it away and go down. The casks are full of other people's longing and as heavy as lead, and on the stair behind you comes the innkeeper with a mallet.
    .pass-pass = One after another you roll the casks against the gate, until it is stopped for ever.
    .pass-fail = The mallet is quicker, and you lie long among the casks before your wounds will let you crawl.
    .fail = You eat. For many days it is all just as you always wished; then you are on the road again, and the thing you wished for walks beside you, and no one but you can see it.

eh-story-other-world-the-future-8 = Towers of glass without doors, and crowds that walk in step and never touch. Under the skin of each temple is a little light. When they notice that you have none they stop, all the way to the horizon.
    .pass = You stand as still as they do, until they are no longer curious. The gate here is a machine that hums in a square, and its levers are labelled in a much simplified version of your language.
    .pass-pass = You guess the meaning of "no more yesterday", pull that lever, and jump while the gate folds up.
    .pass-fail = You pull the wrong one; the machine snaps back and burns your arms to the elbow.
    .fail = You run, they catch you, and a light is brought in your size. The straps of the chair were not made for someone who struggles.
    .fail-pass = You burst the straps, and are in the gate before the needle comes down.
    .fail-fail = By the time you are back the light is gone, and with it everything that you were.

eh-story-other-world-city-of-the-great-race-9 = Metal bands hold down the trapdoors of the city, and tonight of all nights one of them is whistling. The great scholars have gone to the upper tiers. You are alone with a draught that fingers your collar.
    .pass = You do not run, and it cannot tell where you are. A broken band on the trapdoor is what keeps the gate open; there are tools nearby, and instructions for the repair, all in curves.
    .pass-pass = You go by the curves, the band snaps on to its catch, and the gate goes out like a pinched wick.
    .pass-fail = You join the ends amiss, the band flies off, and the wind hurls you at the wall.
    .fail = You run, and the wind runs too, showing you all that you look away from. A scholar leans from a high window: it would let you in for something new.
    .fail-yes = You shout up your discovery, a claw draws you inside, and the shutters close.
    .fail-no = The window closes, and long after your return the wind goes on showing you things.

eh-story-other-world-yuggoth-10 = Black rivers of pitch run beneath bridges that have no parapets, and their builders speak to you by changing colour. They are polite. Might it be said, they ask, that your kind has no further need of bodies?
    .pass = You explain that your kind is attached to them, and please your hosts so well that they show you the engines of the gate. The regulator hums; it is tuned by the right syllables.
    .pass-pass = You know the syllables, and note by note the gate falls away to silence.
    .pass-fail = The hum replies in your own voice, and some of your composure stays in the machine.
    .fail = They take your answer for consent. A cylinder is brought; nothing will make them put it off but some knowledge that they lack, and that you give freely.
    .fail-yes = You give up your discovery, and the cylinder is labelled with another date.
    .fail-no = For an hour they try you in it, with no eyes and no hands, and then change their minds.

eh-story-other-world-great-hall-of-celaeno-11 = Silence in the Great Hall is kept by one who walks the upper galleries and weighs each thought. Thoughts in a living tongue are too loud. To reach the desk where gates are cancelled, you had better think in a dead one.
    .pass = You cross the Hall thinking in Akkadian, and reach the desk. The stamp is there. So is the book of your life, open at a clean page, and a pen; it would be natural to stay and see it filled.
    .pass-pass = You take the stamp and leave the pen, and the gate is cancelled at one blow.
    .pass-fail = You take the pen, only to try it, and the days go by in writing.
    .fail = Someone comes down from the galleries to quiet you. He will be content with one loud thought, to be kept by him, or else with all the rest.
    .fail-yes = You surrender your discovery, and he goes back upstairs content.
    .fail-no = He takes the rest, and in the hush that follows you could not say your own name.

eh-story-other-world-lost-carcosa-12 = In each window of the dead city is a candle and a watcher, and as you pass they all let down their blinds. All but one. You are in the street of the lute makers, at dusk the houses are alike, and it is always dusk.
    .pass = You find that house; the watcher is a dressmaker's dummy in a yellow shawl. In its frame is a sign of closing, begun by somebody who understood, and the needle is threaded.
    .pass-pass = You know the stitches that are missing, put them in, and the gate draws together like a seam.
    .pass-fail = You prick your finger; they saw it from behind all the blinds, and now they know you here.
    .fail = You knock at the wrong door, and hosts who have no masks on invite you to a masquerade. Dance until they are tired of it, or take a look at them.
    .fail-yes = You dance with lowered eyes, for more days than there are in a week.
    .fail-no = You look, and it costs you the peace of all your nights.

eh-story-other-world-yuggoth-13 = On the shelf before you are forty cylinders, and the voices in them chat like residents of an hotel. One inquires with interest how you came to be here in the flesh. There is a gap on the shelf, and your name on the card.
    .pass = You keep up the conversation, and do not look at the card. A voice that used to be an engineer tells you where the gate is controlled, but in a geometry that you were never taught.
    .pass-pass = You have read forbidden treatises enough to follow him, and the gate is switched off.
    .pass-fail = You go by what you understood, and it is many days before the galleries lead you back to where you began.
    .fail = You cannot take your eyes off the card. The voices soften; one is willing to help, and rattles off the closing formula, so fast that only an adept could catch it.
    .fail-pass = You catch it, gabble it after him, and the gate slams between you and the shelf.
    .fail-fail = You lose the thread; the others laugh, and under that laughter cracks run through your mind.

eh-story-other-world-city-of-the-great-race-14 = The Great Race does not imprison, it borrows; and you, a volume from your own century, are overdue. For one finding that the collection lacks, the clerk at the returns desk would overlook it. Otherwise there is the back way.
    .pass = Your finding is copied out, and you are taken to the gate with honour. To pass and close it you must leave that body altogether, and the body does not wish to be alone.
    .pass-pass = Claw by claw you leave it, and the gate closes upon its longing.
    .pass-fail = It clings; you tear yourself away short of a strip of your mind, and the gate stands open still.
    .fail = The back way is a bronze shutter, made for sixteen claws. It has to be pulled down after you, and the keepers are already gliding up the ramp.
    .fail-pass = You hang on it with all your weight until it meets the sill, and there is no gate any more.
    .fail-fail = They get hold of you, and their curiosity leaves its marks both on the body and within.

eh-story-other-world-yuggoth-15 = At the edge of the fungus gardens a winged figure holds the gate like a footman. Leave a secret for the archive, it buzzes, and you shall be shown how this closes. Or stay for a while, and see what comes up.
    .pass = You are shown, in diagrams, with a claw upon the air, once only and very fast. The seventh reminds you of something you have read.
    .pass-pass = You complete it from memory, and the gate furls up like a leaf.
    .pass-fail = You breathe in at the wrong moment; the spores burst into flower in your eyes, and do not fade.
    .fail = The figure bows and leaves you in the gardens. They ripen as you look, and each stalk leans over to beg a warm place of you; the gate lives on those who give in.
    .fail-pass = You do not yield them a single thought, and the gate, for want of food, withers.
    .fail-fail = One finds a scratch and lets down a thread; you pull it out, and flesh with it.

eh-story-other-world-great-hall-of-celaeno-16 = All at once the books of the Great Hall start to be read aloud, and nobody is reading. In that roar somewhere is a chapter on the gate. The others are about you, and they are so well written.
    .pass = You let them talk: you are waiting for the chapter on the gate, and it comes. It is set out, as these things are, in an acrostic, and there is just time enough to solve it.
    .pass-pass = You take the first letters, say the word they spell, and the gate shuts like a book.
    .pass-fail = By mistake you take the last letters, and that word is not to be forgotten.
    .fail = You fall to listening to a page about your own childhood, and cannot leave off. A brass page-boy plucks your sleeve: the gate can be closed for a footnote, if you have one to add.
    .fail-yes = You dictate your discovery, he writes it in the margin, and the gate is closed by all the rules.
    .fail-no = You add nothing; you listen and listen, and when the reading is over, so are the days.

eh-story-other-world-lost-carcosa-17 = Along the shore of the cloudy lake a bell is rung, and your name called for the second act. The dresser has your costume: it is moth-eaten, and fits to perfection. They are all so glad in the wings that you have come.
    .pass = You refuse the costume, and they no longer see you. The prompter is asleep on the book; the gate is in it, as scenery, and could be struck out by someone who knows the cipher.
    .pass-pass = You do know it: one stroke, and the stagehands carry the gate away in pieces.
    .pass-fail = You strike out the wrong line, and someone on stage breaks off in mid-word and looks round for you.
    .fail = Before you know it you are in costume and on the stage. The stage is the gate; one speech in verse will bring it down, and nobody has given you the part.
    .fail-pass = Among all you have ever read you find those verses, and the stage falls in behind you.
    .fail-fail = You forget your lines, and it is not flowers that the gallery throws.

eh-story-other-world-the-underworld-18 = Ghouls keep the custom house here, in a gallery stacked with coffin lids. Their officer wears what is left of a tailcoat, and remembers your grandfather. Gnawing something, civilly, he asks what you have to declare.
    .pass = You speak of your grandfather as if you had forgiven them, and they let you by to the gate. It is closed from a vault, by having oneself mourned: you lie down, and the howling begins.
    .pass-pass = You lie as the dead do till the last wail, and when you get up the gate has been walled in.
    .pass-fail = Halfway through you begin to believe in it yourself, and take to your heels.
    .fail = Your manners are not to his taste. Something of yours will have to be confiscated, he explains, and then they will wall the gate up; otherwise it will be something off you.
    .fail-yes = You hand over the thing he points to, and they wall up the gate with real pleasure.
    .fail-no = They take their due in flesh, and the injury will be a long time healing.

eh-story-other-world-city-of-the-great-race-19 = Guests from all ages sit at the long tables: a Roman, a beetle from the centuries after man, a girl who will be born in the next. They are writing their histories, under guard. Talk is allowed if it profits the archive.
    .pass = You get them talking, and two of them tell you what no history will ever print. The beetle even pushes its notes on gates across to you, in a script made for feelers.
    .pass-pass = You read them by touch, do what they say, and the gate goes dark.
    .pass-fail = By touch you come to know too well what sort of hand it was that wrote them.
    .fail = Because of you they stop writing, and that is forbidden. You may sit down and write yourself till the book is full, or be questioned about the others.
    .fail-yes = You write down everything, and when they let you go it is days that the ink has cost you.
    .fail-no = They question you in the voices of all your friends by turn, and your mind will trust none of them now.

eh-story-other-world-great-hall-of-celaeno-20 = A monolith in the Great Hall has pages so thin that a breath will turn them. You have been breathing on it for some time when you see that it lies open at a formula. It is in no hurry: it is reading you as well.
    .pass = You have learnt the spell before it could learn you. The custodian, a pillar of slow light, would know by whose leave you read; for a guest with an introduction it might even close the gate.
    .pass-pass = You invent so brilliant a patron that the pillar bows, and closes the gate after you.
    .pass-fail = It sends to have this confirmed, and for many days you wait for the answer.
    .fail = The page turns under your gaze and under your eyelids too; print shows now on all that you see. Gently the custodian takes you by the head, to rub out what you read without leave.
    .fail-pass = You close your mind like a fist, and it gives up and puts you out of doors.
    .fail-fail = It rubs harder than flesh can stand, and you come back with blood running from your ears.

eh-story-other-world-the-dreamlands-21 = Cats hold the high street of the town in the dream, and they let a stranger by who can tell them which of their kings was never crowned. They sit along the walls in hundreds, quite civil, claws just showing.
    .pass = You name him, and two old toms walk with you and each confides what he saw on the moon. The gate is a garden door, they add, and a little blood locks it; without any, you wait until it lets you out.
    .pass-yes = You let them open your wrist above the latch, and the door grows into the wall.
    .pass-no = You keep your blood; the door is as it was, and days go by before the dream releases you.
    .fail = You name the wrong one, and out come the claws. When the street has emptied you are bleeding, and a grey kitten is rummaging in your bag.
    .fail-pass = You notice in time and lift it out by the scruff, with nothing of yours missing.
    .fail-fail = You find out only on waking: one of your things has stayed behind in the dream.

eh-story-other-world-yuggoth-22 = The cold in this place has a voice, and it advises you to lie down. Under the dome of the dark city stand rows of idle engines, each with an empty cradle, and at their feet lie travellers from many worlds who took the advice.
    .pass = You stay on your feet, and from a cradle that is not quite empty take the thing it was built to rock. One of nine hundred pipes along the wall feeds the gate, and the voice goes on to a new argument.
    .pass-pass = You notice the one where the frost has melted, shut its valve, and the gate dies.
    .pass-fail = You count pipes until the voice is all you remember, and wake at home a stranger to yourself.
    .fail = You lie down, for a very little while. When you would like to get up, the frost has grown over you to the waist, and is warming itself.
    .fail-pass = With fists and elbows you break it, and crawl to the gate on knees you cannot feel.
    .fail-fail = Your skin stays behind in it, and something too that was not skin.

eh-story-other-world-the-abyss-23 = You are in a dark that has a slope and no floor, on a stair which is there only while one looks at it. The steps ahead are flickering. Winged and faceless things go by within arm's reach, waiting for you to blink.
    .pass = In nine hundred steps you have not blinked once, and nothing will shake you from now on. At the bottom the gate is a slab on a pivot, stuck, and the whole abyss is leaning on its other side.
    .pass-pass = You lean harder than the abyss, and the slab comes round and locks.
    .pass-fail = It yields an inch and takes it back again, and your spine pays for that inch.
    .fail = You blink; a step is not there, and you fall to the next landing and break your leg on it. The faceless ones settle round, and softly begin to feel you over.
    .fail-pass = You lie still and think about daylight, until they lose interest and carry you up.
    .fail-fail = You scream; they let you fall, and catch you, and let you fall again.

eh-story-other-world-lost-carcosa-24 = The court in exile receives beneath black stars, in a hall without a roof. You are announced with a title you have never borne. Carry it off, whispers a chamberlain, and there will be a present; they see so few guests.
    .pass = You wear the title as if born to it, and are handed a present, old beyond measure. As for leave to go and to close the gate, that is granted for two secrets, told in the king's absence.
    .pass-yes = To an empty throne you relate two things that you have found out, and the gate is closed by decree.
    .pass-no = You keep your secrets, and etiquette keeps you: day after day, one audience upon another.
    .fail = The title slips off you, and at the court's little laugh something in you cracks. Now every courtier bends over to whisper to you about his neighbour.
    .fail-pass = You believe none of them, bow, and leave the hall walking backwards.
    .fail-fail = You believe them all, and take their whispers home as news of your friends.
