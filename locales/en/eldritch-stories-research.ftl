# Stories of the research encounters, a deck for each Ancient One: what there is to be found out, and at what cost.
#
# Keys: eh-story-research-<card id>-<city|wilderness|sea>. The value opens the scene; .pass and .fail follow a test or
# a fight (.pass: the monster is defeated), .yes and .no an offer ("may", or "unless": .yes pays). A fight within a
# failed test is .fail-pass and .fail-fail.

eh-story-research-azathoth-1-city = The observatory's night porter sweeps up the plates that the astronomers throw away. He has hung them around the boiler room in an order of his own, and swears that the black between the stars is coming to a boil.
    .pass = You see where the dark has shifted from plate to plate, and find on the backs the notes of a second watcher.
    .fail = To you each plate is the same scatter of dust, and at dawn the porter takes them down again.
eh-story-research-azathoth-1-wilderness = White pebbles laid out on a bare slope repeat the night sky star for star, and a single pebble has been left loose. The ledge above overhangs, and from time to time lets fall a stone of its own.
    .pass = You understand the plan, choose for yourself where the loose pebble shall lie, and the sky agrees with you.
    .fail = You are still comparing pebbles with stars when a rock comes off the ledge and lays you flat.
eh-story-research-azathoth-1-sea = Eleven times the navigator has shot the same star, and each time it puts the ship in the middle of a continent. His sextant is sound. It is the tables, he says, that have begun to be about another sky.
    .pass = You know whose sky that is, and the tables tell you two things no almanac ever meant to print.
    .fail = They say nothing to you, and the ship lies to, day after day, until the sun at least is trusted again.

eh-story-research-azathoth-2-city = A client he has never met pays the piano tuner to lower one instrument every week, string by string. It is past hearing now, but glasses crack in the next house, and on the stand is the music for tonight.
    .pass = You recognise the court this music was written for, strike out the last bars and keep the pages.
    .fail = He plays it through to the end, and over the roofs a green star comes out, brighter than yesterday.
eh-story-research-azathoth-2-wilderness = A surveyor's chain lies stretched across the plain, a place name stamped on every link. You walk along it from village to village, some long gone, some not built yet. The last links are blank.
    .pass = You count your paces aloud, never lose the order, and write down two names that belong on no map.
    .fail = At the end of the chain you raise your head, and do not know who you were at the beginning of it.
eh-story-research-azathoth-2-sea = The lead-lined crate holds the whole answer: a lump of slag that sings to itself, and a dead chemist's notes. You are on the last sheet when the lashings part and the crate starts across the hold at you.
    .pass = You put your shoulder to it and hold until it can be chained again.
    .fail = It pins you against the ship's side, and each roll of the hull leans on your ribs once more.

eh-story-research-azathoth-3-city = For an hour at noon a barrel organ plays in the arcade, and nobody is turning the handle. Children dance to it in a ring, gravely, and one of them is dancing some other dance.
    .pass = You follow that child's feet, and the steps, written down, are a line of the text you have been seeking.
    .fail = You notice that your own feet know the other dance, and your reason misses a step.
eh-story-research-azathoth-3-wilderness = At the bottom of the crater the glass is still warm, and mirrored in it you read plainly what you came for. Then the mirror deepens. Beyond the last of the stars something vast rolls over to the squealing of pipes.
    .pass = You are the first to shut your eyes, and when you climb out the green star over the rim burns lower.
    .fail = You see it whole, with nothing in between, and only the rags of your mind come up out of the crater.
eh-story-research-azathoth-3-sea = Phosphorescence wakes under the bow, and for one watch there are more stars below than above. The old helmsman keeps her straight and asks by which of the two skies you would like to steer.
    .pass = You find the star they have in common, learn from it what you need, and choose what this night shall foretell.
    .fail = Dawn is up before you can decide, and it puts out both.

eh-story-research-azathoth-4-city = Behind a steel door the physicist has locked himself in with his machine, and the dynamo climbs from note to note. His notebooks are curling in the heat. The wheel of the lock was made for three, and you are alone.
    .pass = The wheel gives, the current dies, and you beat the flames off the pages while they can still be read.
    .fail = The door comes off on a gust of hot breath, and something in your chest is crushed.
eh-story-research-azathoth-4-wilderness = Nine nights running, out of a clear sky, lightning has struck the same hilltop. It leaves tubes of fused sand standing in the ground like organ pipes, and little by little the wind is learning to play them.
    .pass = The tallest gives you what you came for, and a bearing on another hill where the same is beginning.
    .fail = The wind drops before you have made out the tune, and the pipes are only glass.
eh-story-research-azathoth-4-sea = Through the static a voice is reading columns of figures, and you take down every one: here is the proof you were looking for. At the last it thanks you for your attention, and a green star burns up brighter over the mast.

eh-story-research-azathoth-5-city = An archivist takes you to the shelf where closed cases are kept, your own among them. Somebody has been here with a fine steel pen and changed a word, a date. Which word? Which date?
    .pass = You know the forgery by its slant, and find on the forger's blotter two things he had not got to yet.
    .fail = Your eye slides by, and a truth won long ago falls apart: it will have to be learnt all over again.
eh-story-research-azathoth-5-wilderness = The hermit dies before dawn, having told you all you asked. One duty is left undone: to put out the lamp in his window, which faces the green star. No breath will do it, but he did mutter some word.
    .pass = You find the word among his mutterings, and two lights go dim together, one of them very far away.
    .fail = No word you know will do, and the lamp burns on for whoever is looking at it.
eh-story-research-azathoth-5-sea = The passenger in the black coat plays patience on deck, and the wind lets his cards alone. Under his hand is a book written in claw marks. It is yours, he says, with the answer inside; he would merely like you to be bound to him.
    .yes = You shake a gloved hand with no warmth in it: the book and the answer are yours, and so is the pact.
    .no = You wish him a good crossing; he is not at supper, nor is he on the passenger list.

eh-story-research-azathoth-6-city = The astronomical society has voted to stop the town clock for the minute of conjunction. Its members argue in whispers around the winding handle, and some have started to hum. You may have the floor until it strikes.
    .pass = The humming dies away, and the shamefaced secretary hands you the minutes of every secret meeting.
    .fail = Nobody hears you out; the hand jumps forward, and in the heavens something jumps with it.
eh-story-research-azathoth-6-wilderness = Stakes driven into the hillside throw long shadows at sunset, and they stretch not away from the sun but towards one another. When they touch, the shepherds say, the sky will take a step.
    .pass = You spot the stake that the rest obey, and on its point, once drawn, is the inscription you need.
    .fail = You pull up all but the right one; the shadows meet, and the constellations are not where they were.
eh-story-research-azathoth-6-sea = Eight bells are struck, and then a ninth. In the chartroom the chronometers have parted company, each keeping a night of its own, and only one of the three is right.
    .pass = You find the honest one, and in its case two folded notes that account for the rest.
    .fail = You wind the wrong one; the night starts forward with a jerk, and stars set before their time.

eh-story-research-azathoth-7-city = Lowering the lights, the lecturer in higher geometry asks his hearers to imagine a point without size, then nothing around it, then no one imagining. They go on sitting there, and their faces are so mild.
    .pass = You hold on to the arm of the chair and hear him out to the conclusion, which is what you came for.
    .fail = The lamps come up, and a kind usher asks your name; you would give a great deal to be told it.
eh-story-research-azathoth-7-wilderness = Pilgrims are camped around a stone that fell a century ago. They let nobody near it who has not told them a dream, and they are hard to please: one yawn from the old women, and you must begin again.
    .pass = Your dream hushes the whole camp, and they take you to the stone and turn it over for you.
    .fail = "We know that one," they say, and readily tell you how it ends, and you wish they had not.
eh-story-research-azathoth-7-sea = Far from land the engines stop by themselves, and into the silence, out of the throat of the funnel, comes a thin and tuneless piping. The stokers stand with lifted faces. At each phrase something in you is wrung like washing.
    .pass = You clench your teeth and listen to the end, and two of the phrases you understand.
    .fail = You shout to drown it and taste blood: whatever was being wrung has torn.

eh-story-research-azathoth-8-city = Telescopes are being sold off by the dozen to a dealer near the station, all from the same few streets. Their owners wept, he says, and would not have them back. Look through as many as you please.
    .pass = In two of them an image has burnt itself into the glass, and you make a drawing of each.
    .fail = Evening after evening you bend to one more eyepiece, and your train leaves without you.
eh-story-research-azathoth-8-wilderness = The old shaft is deeper than your rope is long; the rest of the way you fall, and bleed for it. Down there the wall is all small mirrors, angled to catch one star at one hour. The hour has almost come.
    .pass = The ray comes down, runs from glass to glass, and writes two lines for you upon the floor.
    .fail = The ray goes by; climbing out in the dark you fall again, and this time it is your back.
eh-story-research-azathoth-8-sea = Sewn into the dead lookout's jacket is a list of lights he never reported, and in it is what you wanted to know. The last entry bears today's date. You go up to his old place and wait.
    .pass = You pick the light out of the haze, give it a name, and the heavens arrange themselves by your word.
    .fail = The haze thickens, and what passes above the mast passes unnamed.

eh-story-research-cthulhu-1-city = The plasterer who used to make ceiling roses is casting something else now, forty of a kind, and before light a carter calls for them. The moulds are still damp. So is the pavement, all the way to the docks.
    .pass = You choose the casting with a flaw, break it open, and find what was walled up inside.
    .fail = While you open the wrong crates, the right one is lowered to the quay and goes out on the ebb.
eh-story-research-cthulhu-1-wilderness = It is a day's walk to any water, and yet the path is sprinkled with sea salt. At the end a man in oilskins kneels over a tin bath, talking to what is in it. Seeing you, he gets up with a gutting knife.
    .pass = He falls, the bath goes over, and on the bottom lies the thing he was praying to.
    .fail = He flings the water in your face with a curse, and the curse does not dry.
eh-story-research-cthulhu-1-sea = Becalmed, the boat turns above a drowned street, and a voice in the planking offers terms: the secret you want, and a mist to hide you, for a signature in breath. The one who is sent otherwise, it adds, is already on his way up.
    .yes = You breathe on the gunwale: the mist obeys you, the secret is yours, and the bargain is struck.
    .no = You refuse; the secret sinks for ever into the dark, and the one who was coming up arrives.

eh-story-research-cthulhu-2-city = Nine painters who had never met have all painted the same city this spring. A landlady has brought them together in her parlour, and not one is willing to speak first.
    .pass = You tell a dream of your own, and, interrupting one another, they clear up two riddles for you at once.
    .fail = They begin all together, in one voice, and it is you that the voice is addressing.
eh-story-research-cthulhu-2-wilderness = Seashells lie on the upland, fresh, with the creatures alive in them. You follow them to a hollow where the ground is ploughed up as if a ship had been dragged there, and nothing here was ever afloat.
    .pass = You follow the mark of the keel to its end, and dig up a ship's log and a leaden seal.
    .fail = You put a shell to your ear and hear not the sea but somebody repeating your prayers.
eh-story-research-cthulhu-2-sea = Every sleeper on board turns over at the same moment. This is the third night you have sat up to hear what they say when they do it, and your head is so heavy that the lamp seems to be talking.
    .pass = You keep your eyes open until the crew has said its piece, and now have both halves of it.
    .fail = Your chin drops; when you start up the berths are full of the long drowned, and they do not fade.

eh-story-research-cthulhu-3-city = The fish market opens at four, and behind the last stall they sell what came up in the nets and was not fish. While you stoop to look, hands go over your coat: all the sleeves here are wet.
    .pass = You spot the lettered bone under the ice, and the hand too, and its owner tells you the rest.
    .fail = You see nothing but ice and eyes, and on the tram discover what the wet sleeves have had off you.
eh-story-research-cthulhu-3-wilderness = In the middle of a dry lake a bell rope hangs out of the empty air. Pull it, says the hermit's boy, and you will see the water that was here, and who lived in it. Only do not forget to breathe.
    .pass = You pull, stand quietly on the bottom, and have read the carvings before the water goes.
    .fail = You choke on water that nobody else sees, and it comes with you when you leave the lake.
eh-story-research-cthulhu-3-sea = Your diving bell hangs over the edge of the shelf, and through the thick pane you see an idol the height of a child, squatting in the silt. A second face comes up to the pane, outside, just as curious.
    .pass = You guess which way it will look, and swing the hook past it: the statue leaves the silt and is yours.
    .fail = Its gaze holds you until your mind goes soft, and then someone lifts the hatch of the bell from below.

eh-story-research-cthulhu-4-city = In the drained city baths the tiles of the deep end are chalked from edge to edge. The water is turned off, but every night the watchman hears the pool being filled. You may read while the lamp lasts.
    .pass = It is a liturgy with its own refusal; you speak that, the pool stays dry, and the writing is yours.
    .fail = The drain gurgles, its grating lifts, and something with broad hands climbs out towards you.
eh-story-research-cthulhu-4-wilderness = A stream comes out of the rock, and every few minutes brings a scrap of a torn letter, in no order. You kneel with your sleeves rolled up. Below it joins a river, and the river goes where they all go.
    .pass = You let the idle scraps go by and snatch those that matter, and the letter comes together.
    .fail = Those that matter slip between your fingers, and are off to the sea.
eh-story-research-cthulhu-4-sea = A gunboat without a flag has closed the bay where nets glow at night. You bring your skiff alongside the sealed trawler. Somewhere above a sentry is pacing in his socks, so as to hear the better.
    .pass = You count his steps, take the log out of the wheelhouse between two of them, and are gone.
    .fail = A plank creaks, a lantern strikes you in the face, and they put you in irons.

eh-story-research-cthulhu-5-city = A bookbinder's presses move by themselves at night, and the whole street lies awake. Forty prayer books from a seamen's chapel are on his bench, and in each he has found the same leaf, damp and unprinted.
    .pass = Over the lamp the damp leaves turn into two pages of a rite that no chapel ever knew.
    .fail = You turn one over, and on the other side it is breathing.
eh-story-research-cthulhu-5-wilderness = Seven monoliths lean together, and from each of them a channel has been cut, dry, leading off to a distant coast. The largest bears a prayer that can be read in either direction.
    .pass = Backwards it is a lock; so you read it, and deep under the waves the sleeper settles down again.
    .fail = You read it forwards; the channels fill, and what was here runs away to the sea.
eh-story-research-cthulhu-5-sea = This reef is on no chart, and it has windows. At low water your launch goes slowly along it in search of the one that was forced from outside; the tide has already turned.
    .pass = You find it, put your arm in to the shoulder, and bring out what others left there in a hurry.
    .fail = You choose one that was forced from inside, and its tenant, whom the stars once brought here, is at home.
    .fail-pass = It runs out into brine, and the great sleep it came to break will last a while longer.
    .fail-fail = It goes back beneath the reef, and the water closes over every window.

eh-story-research-cthulhu-6-city = For a week fog has stood in one courtyard and nowhere else. The tenants find their way through it by a rope, and complain that lately it brings them to other people's doors.
    .pass = You let go the rope, walk into the fog's very heart, and learn its secret and how it is called.
    .fail = You reach a door that someone very like you is unlocking, and there is nobody you can trust any more.
eh-story-research-cthulhu-6-wilderness = Your camp is being robbed, neatly and little by little: each morning one thing is gone and there is a puddle in its place, and the puddles make a line. Tonight you lie with eyes half shut and a thread round your finger.
    .pass = The thread twitches; you creep after the thief to its cache, and there is what you were seeking.
    .fail = Sleep has its way, and your things, and your quarry with them, go off down the puddles to the sea.
eh-story-research-cthulhu-6-sea = From ninety fathoms the lead brings up green wax, stamped with the print of a seal. Something down there was closed on purpose. The mate sets a bowl of it before you to warm.
    .pass = You find where the print is worn and make it good, and far below the seal takes hold again.
    .fail = The wax runs into features; it is long since overboard, and still you see them.

eh-story-research-cthulhu-7-city = A drowned man's locker at the seamen's hostel has been paid for in advance, for ever. You have just got it open when the warden comes in, bolts the door, and takes a marlinspike out of his sleeve, humming a psalm.
    .pass = The warden lies still, and the locker and its secret are at your disposal.
    .fail = You come to in the gutter with no past, and what was in the locker puts to sea on the morning ebb.
eh-story-research-cthulhu-7-wilderness = The fossil bed goes on for miles, ribs and coils and fans; the professor who drew it looked so long that he is blind. Among these remains, he tells you, there are two still living.
    .pass = You tell stone from patience, and chip out two fragments that he drew and never understood.
    .fail = One of them looks back, and for days you stand there while your mind gives, until you are led off by the hand.
eh-story-research-cthulhu-7-sea = Past midnight the ship's cat will not leave the scupper, and from outside someone scratches back. You bend down; the flap swings open, a webbed hand takes you by the ankle, and the rest follows it in.
    .pass = It goes limp; round its neck are a disc of writing and a sailor's tin with a letter in it.
    .fail = It does not let go until the bone cracks, and drops astern with all its secrets.

eh-story-research-cthulhu-8-city = Behind the custom house they are burning the papers of a banned brotherhood, and a cordon of police holds back the crowd. The ledger you want has slid down off the heap, smouldering.
    .pass = You break the cordon with your shoulder, stamp out the fire, and go over the railings with the ledger.
    .fail = Truncheons bring you down half a step short of it, and you go to the cells carried by four.
eh-story-research-cthulhu-8-wilderness = Two days ago the river took the bridge and left a brass-bound chest on a rock in midstream. A cable still hangs over the flood. One might go across by the hands, but the water rises while you think of it.
    .pass = You get there and back with the chest on your shoulders and the water snatching at your knees.
    .fail = Your fingers open; the chest is swept off to the sea, and you are days finding a ford back.
eh-story-research-cthulhu-8-sea = They row you out to see how the dead swim, and you see, and understand, and would pay dearly not to. On the way back one swimmer lays hold of the oar. In the circlet on its brow burns a red stone.
    .pass = You strike until the grip slackens, and the red stone rolls to your feet, still warm.
    .fail = It tires of the oar, and the red gleam goes down and down.

eh-story-research-shub-niggurath-1-city = Nobody in this street buys milk any more. Behind the dairy the churns stand under running water, and one apart, with a chain on its lid. The dairyman asks which he should pour away, and dares not tell you why.
    .pass = You choose the quietest; somewhere a beast it was suckling withers, and the label tells you the rest.
    .fail = You point to the chained one; the drain drinks, and something below the city comes nearer to its time.
eh-story-research-shub-niggurath-1-wilderness = Ahead of you up the gully tinkles a goat bell, always one bend further. You catch up with it: it hangs on the neck of something that walks on two legs and is ringing it with a fingertip.
    .pass = It dies with a human groan, and in the bell are hidden two scraps of hide with writing on them.
    .fail = You wake on trampled earth, and cannot recall why you came or where from.
eh-story-research-shub-niggurath-1-sea = The sheep in the hold have gone quiet. By lantern light you make it a hundred and six, where a hundred and five were loaded, all chewing, all facing you. The drover crosses himself and starts the count again.
    .pass = You notice the one whose breath does not smoke; sewn in its fleece are an amulet and a waybill.
    .fail = You are still counting when the odd one stands up and starts to climb out of its fleece.

eh-story-research-shub-niggurath-2-city = Roots have broken the flags in the locked house of the botanical garden, and they move when the gas is lit. The old gardener knows where to tread and will not say: they do not care to be talked about.
    .pass = You tread only where the dust lies smooth, and bring out the diary of his predecessor.
    .fail = One step is wrong; a root closes with all its thorns, and they have to free you with an axe.
eh-story-research-shub-niggurath-2-wilderness = Where the map has open ground stands a clump of bare black trees, spaced as if planted, and their bark is warm. The tracks of many hooves go in, and none come out. The trunks are not quite where they were just now.
    .pass = You count the trunks again, find the safe way in, and dig up the hidden bundle unnoticed.
    .fail = You rest a hand on the nearest trunk, and out of the dark between them something answers your touch.
eh-story-research-shub-niggurath-2-sea = The midwife travels second class with a locked basket, and eats for more than one. Those she has brought into the world she can call out of it too, she informs her soup; only nobody has yet asked her properly.
    .pass = You ask as one asks a queen: she answers you, breathes into the basket, and there is one beast the less.
    .fail = She butters her bread, and decides on reflection that she does not care for you.

eh-story-research-shub-niggurath-3-city = Sold for wrapping paper, a butcher's ledger lists live kids delivered to the address of the public gardens. There are gardens there, sure enough, with a bandstand, and under it a door painted to look like lattice.
    .pass = You find its edge by the warmth of the paint, and behind it what you were seeking.
    .fail = You walk round and round the bandstand until the keeper blows his whistle for closing.
eh-story-research-shub-niggurath-3-wilderness = In a hut of hides an old man with cropped ears stirs a pot and calls you by a pet name. Drink, he says: you will be as strong as she is, and know what you came to ask; and when she wants a child, you will go to her.
    .yes = You drink it thick and hot; strength and answer settle in your bones, and your word is given with them.
    .no = You put down the bowl; the hills fill with rustling, and from now on you feel watched everywhere.
eh-story-research-shub-niggurath-3-sea = Overnight weed has closed around the hull, as thick as a meadow, and it is already in flower. The hands go over the side with axes. In the thick of it another ship is held fast, and there is a light in her cabin.
    .pass = You cut a lane to her and are back before it heals, with the log and the master's last letter.
    .fail = All night the weed carries the ship, and puts you off on a wild shore, days from anyone.

eh-story-research-shub-niggurath-4-city = Drums strike up in the cellar of a most respectable choral society, and the sopranos take off their shoes. You came merely to look at the book of members. It is surprising how much you want to dance.
    .pass = You turn the pages in time, but your shoes stay on, and you find the name you need.
    .fail = You come to yourself in the wilds, barefoot, remembering neither the road nor the life before it.
eh-story-research-shub-niggurath-4-wilderness = Snares line the game trail, set by someone who knows what people look at: a ribbon, a child's shoe, a coin, each in the middle of something. You go ahead and call the steps to whoever is behind.
    .pass = You never once go wrong, and out of two of the snares you take the bait that was meant for you.
    .fail = A cry breaks off behind you; nobody follows you now, and what you half saw will not let you be.
eh-story-research-shub-niggurath-4-sea = Birds of no sea kind have come down on the rigging by the hundred, with clay still on their feet. One has a strip of bark tied to its leg. You have only to blink, and they have all changed places.
    .pass = You do not let it out of your sight until it lets you near, and untie the bark.
    .fail = You lose it among the others; the flock goes up as one and takes its message back to the wilds.

eh-story-research-shub-niggurath-5-city = The apothecary's scales are true and his poisons labelled, and still half his customers come back with something growing beneath their ribs. He sets out before you, in a row, all that he sold them.
    .pass = You find the jar in which the seeds have stirred; pasted beneath it are an address and a recipe.
    .fail = You put your tongue to what seemed harmless, and by night it has struck root in you.
eh-story-research-shub-niggurath-5-wilderness = Bleating comes from under this hill, muffled, in many voices. There are air holes between the stones, with a saucer set by each. And beyond the crest something has broken down the fence from the inside.
    .pass = You match saucers to holes, find two that are false, and in those the records of the herd.
    .fail = What you have stepped on is not ground: from under you heaves up a hooved thing, all ropes and mouths.
eh-story-research-shub-niggurath-5-sea = A case of seed corn has burst and is rooting in the deck. The hatch is half grown over, and below it, in the purser's safe, is what you crossed the ocean for. They pass you a machete.
    .pass = You hew down to the planks and drag out the safe before the stalks can close again.
    .fail = The green mass rolls overboard with the safe in its roots, and swims for the nearest wild shore.

eh-story-research-shub-niggurath-6-city = Three sisters in mourning invite you to a christening to which nobody has brought a child. The font is full. Repeat after us, they say, bending over, and the water looks up at you all with a single pair of eyes.
    .pass = You are silent and outstare it till it blinks: somewhere a beast cries out, and the sisters answer you.
    .fail = You hear yourself repeating; they kiss your forehead, and the curse is as cold as the font.
eh-story-research-shub-niggurath-6-wilderness = Some fold of the land hides a village that pays its taxes promptly and shuts its gates at noon. Between the houses women are plaiting something as long as the street. Be our guest, they say, and see nothing.
    .pass = You see enough from under the brim of your hat, and leave by the ditch before the plaiting is done.
    .fail = Your look is noticed; the plait proves to be a rope, and you are locked up until the feast.
eh-story-research-shub-niggurath-6-sea = The ship's surgeon finds a seed under your skin, and says that it is written on. He cuts it out without ether, and in your own blood you read the answer. Shall he take out the other thing too, he asks, not putting down the knife.
    .yes = He cuts where nothing shows, and what had hold of you, oath or curse, goes overboard in a wad of lint.
    .no = You shake your head, and he sews you up with small, neat stitches.

eh-story-research-shub-niggurath-7-city = At the foundling society's ball the floor is strewn with straw. Every patron wears gloves to the elbow, none of them sits, and the magistrate who is to open the dancing asks who your mother was.
    .pass = You answer after their fashion, and over cards two of the patrons tell you more than they should.
    .fail = The magistrate bows, snaps his fingers, and you are taken into custody on a charge of theft.
eh-story-research-shub-niggurath-7-wilderness = An altar of earth has been ploughed and sown and fenced with horn. What was planted is not up yet, but the furrows rise and fall. Nearby is a stone roller with the words of the sowing cut round its rim.
    .pass = You change the words about and roll them over the beds, and what was coming up sinks back unborn.
    .fail = A furrow bursts under you and throws you on the roller, back first.
eh-story-research-shub-niggurath-7-sea = Mushrooms grow in the lifeboats, and at night they lean towards those who pass. A stoker ate of them and is not to be found; all through the ship he has left a trail of spores that glows for a minute at a time.
    .pass = Deck by deck you follow it to the bunker where he wrote down what he had come to know.
    .fail = You lose the trail over and over, until the port doctor finds the spores and holds the ship for days.

eh-story-research-shub-niggurath-8-city = A sexton opens the vault where a saint's sword has lain since the plague. He had the key from a lady in green, who waits in her carriage with the blinds down: the blade and the truth are yours for a promise at the window.
    .yes = A warm hand with too many joints presses yours: the sword and the truth are yours, and you are hers.
    .no = You decline; the blinds quiver, and the horses, which all this time have not breathed, move on.
eh-story-research-shub-niggurath-8-wilderness = By the spring there stands a post hung with notched horns, and a herdsmen's song is cut into it. The third verse has been hacked away. After dark, they tell you, the song must be sung entire.
    .pass = You sing the missing verse, and the one who came to listen goes off content, leaving you its meaning.
    .fail = You hum in place of the words, and the listener steps across the spring on its hooves.
eh-story-research-shub-niggurath-8-sea = Floating islands drift across your course, peat and brushwood, each with a dead hearth and one footprint. The captain allows you an hour and a dinghy. Behind the bushes something keeps level with you.
    .pass = You pick the island with warm ash, find a cross with the whole tale carved on it, and row away.
    .fail = You land on the wrong one, and what was keeping level comes round the bushes.

eh-story-research-yog-sothoth-1-city = A locksmith has died in a room locked from within, and the police have sent for another locksmith. That is all the time you have. His keys hang round the walls, and one throws a shadow that is no key's.
    .pass = The shadow gives up the dead man's secret, and where it falls is a keyhole that takes a spell for its fee.
    .yes = You whisper a spell into it until it has left you, and in your palm lies a silver key.
    .no = You keep your learning, and the keyhole is once more a knot in the wood.
    .fail = The door is opened, you are inside, and for lack of a better explanation they arrest you.
eh-story-research-yog-sothoth-1-wilderness = In the scrub is a sundial with no pointer, which has a shadow all the same, and it points at you wherever you walk. Out from behind it, where nobody could be, steps a man in grey and wishes you a good yesterday.
    .pass = The grey robe lies empty, and under the plate of the dial is what it was guarding.
    .fail = The man steps back behind the dial, and for the present its secret stays a secret.
eh-story-research-yog-sothoth-1-sea = The lighthouse flashes once for each ship lost that night, and tonight it does not stop. The keeper will show you the log before he drops it down the shaft, as his orders are: one page, for one turn of the lamp.
    .pass = You find the page in a single sweep of the beam, and at the next you have it by heart.
    .fail = The beam is gone too soon; he holds the book over the shaft, and would take a spell to spare it.
    .yes = You give a spell up to him word by word, and the book goes back in its drawer until your return.
    .no = You will not pay; the book drops down the shaft, and there is no splash.

eh-story-research-yog-sothoth-2-city = The rare book room is shut for stocktaking, but at the far table sits a reader with a volume chained to his wrist. He would be so glad to be rid of it: one need only sign below the rest and leave out the date.
    .yes = You sign, and the chain passes to your wrist by itself: the book is yours, the answer too, and the pact holds.
    .no = You lay down the pen; reader, book and the answer you sought are struck from the catalogue for good.
eh-story-research-yog-sothoth-2-wilderness = Chalk squares of a children's game run over the flat rocks for a mile, numbered well past a thousand. In the last lies what you were promised. Any spell you carry strains here like a dog on a lead.
    .pass = You bid it lie down, and leave the last square backwards, as one should.
    .fail = It rends your mind to be let out, and behind every rock you sense someone waiting for that.
eh-story-research-yog-sothoth-2-sea = The same bottle comes alongside every voyage, says the steward, and every time he has thrown it back. Now he brings it to you unopened. Inside, around a roll of paper, it is raining.
    .pass = You make out the writing through the rain, and on the back a second hand, which is yours.
    .fail = The rain in there thickens to fog, and the steward throws the bottle back till next voyage.

eh-story-research-yog-sothoth-3-city = Every chair at the séance is taken, and the table is rapping by itself: not once for yes, nor twice for no, but one long civil sentence. The medium has fainted. Someone has to reply, and they are all looking at you.
    .pass = You reply fully and politely, ask in your turn, and are told two things.
    .fail = You say yes too soon; the table falls quiet, and somewhere outside the walls of the world a bolt is drawn.
eh-story-research-yog-sothoth-3-wilderness = Echo, in this valley, answers before you call. You try it with names, with questions, and it is always ready, only the answers come out of order, and among them is one whose question you have yet to ask.
    .pass = You put the answers in order, and two of them are the very ones that brought you here.
    .fail = The last echo is a scream, and the voice is your own.
eh-story-research-yog-sothoth-3-sea = The captain has had every corner of his cabin plastered round, and has not told anyone why. The paper under his mattress tells you. Then the plaster cracks, a sharp blue corner shows, and in every nerve you feel that you have been scented.

eh-story-research-yog-sothoth-4-city = Twenty years, at noon, a street photographer has taken the same corner, and the prints cover his wall. The passers-by change, and the trams. One man in a straw hat does not, but in each he is a step nearer.
    .pass = In two of the prints you make out what is under his arm, and that it is meant for you.
    .fail = You look until the faces swim, and at noon the shutter clicks again.
eh-story-research-yog-sothoth-4-wilderness = Standing stones form a ring with one gap, and seen from inside the gap is wider. As you come near, all you have learnt leaves you like warmth through an open door. What you need is scratched on the inner faces.
    .pass = With one hand always on the stone you read two faces through, and back out of the ring.
    .fail = You cross the gap; a spell is drawn out of your memory, and somewhere in the world a gate swings wide.
eh-story-research-yog-sothoth-4-sea = There is one more deck to this liner than there are landings on her stairs. You get out at it by stopping the lift with your heel. The corridor is lit, the cabins are numbered backwards, and the floor has a pulse.
    .pass = You notice a cabin with your own number; on its desk are the answer and a spell, copied fair.
    .fail = You find doors and more doors, and on the way back the lift gate bites your arm to the bone.

eh-story-research-yog-sothoth-5-city = The architect's widow receives on the landing, for the rooms no longer stay where they are. She will give his papers to someone she likes. Bore me, she says wearily, and I shall have the last door off its hinges.
    .pass = She likes you, and you take away his plans and the spell that served him in place of mortar.
    .fail = She is bored; carpenters come up the stairs, and somewhere far from here a gate stands open.
eh-story-research-yog-sothoth-5-wilderness = A fence crosses the empty country, with a gate in it at every mile, locked and numbered. One padlock is new. The rider who looked after them has not been seen since autumn, and his horse is waiting on the other side.
    .pass = You find where he hid his notes, and learn which gate must not be opened, and who has been opening it.
    .fail = You try the new lock, it comes away in your hand, and far off some other gate falls open.
eh-story-research-yog-sothoth-5-sea = Where two currents meet hangs a globe of motionless air, and in it a little man in spectacles writes at a desk. He will give up his seat to you for an hour: read everything. You need only agree to come back afterwards for good.
    .yes = You sit, you read, you learn more than you wished, and the brass plate has your name on it already.
    .no = "A pity," he says, and pulls out another drawer of the desk: somewhere in the world a gate opens.

eh-story-research-yog-sothoth-6-city = The library catalogue has a drawer too many, between the last letter and the wall. Its cards give the shelf marks of books not yet written, some of them dated this week. The stacks go down nine floors.
    .pass = You follow a mark down to the very shelf, and come away with an ancient book and the answer in it.
    .fail = For days you wander from stack to stack, and each time the mark leads one floor lower.
eh-story-research-yog-sothoth-6-wilderness = Spectacles are laid out in a spiral on the floor of a dry hollow, some of them very old. One is to walk inwards, evidently, and at the middle take off one's own. A notice in Latin explains the exception.
    .pass = You grasp what is allowed, walk in with your eyes shut, and pick up what lies at the middle.
    .fail = You walk as seems proper to you, and at the middle lay down on the ground everything you remembered.
eh-story-research-yog-sothoth-6-sea = Since yesterday the figurehead has been looking aft. She was carved so, says the carpenter; the oldest hand says that she looks at those she means to spare. Between her lips, which used to be closed, is a folded paper.
    .pass = You see which of her eyes is alive, come up on the other side, and draw the paper out.
    .fail = You reach in from the wrong side, and the wooden lips finish a curse at your ear.

eh-story-research-yog-sothoth-7-city = By the rent book there is a lodger on a floor that this house has not got. Out of curiosity you pay for his room and are given a key. Down the stairs to meet you, step for step, comes someone with an open razor.
    .pass = Before he falls down he falls a little way up; in his pocket is the paper you needed.
    .fail = He winks and lets you go, and from then on you look for him in every mirror and doorway.
eh-story-research-yog-sothoth-7-wilderness = Three nights you watch the hill that the lights go into, and on the third you know what goes in with them. You may leave, unless you carry a spell within you: in that case one light floats over and asks to hear it.
    .pass = You say nothing, and go on saying nothing, until the light grows bored.
    .fail = You speak it, and are repeating it many days later, hoarse, with your wits worn thin.
eh-story-research-yog-sothoth-7-sea = Off the headland a whirlpool has stood since noon, soundless and smooth as glass. Around its walls, in place of fish, go pages. The fishermen hand you a boathook and turn their backs.
    .pass = You know the script and hook the leaf you need; the funnel would take a spell as well, and shut a gate for it.
    .yes = You shout a spell into it and forget it; somewhere in the world a gate closes with a splash.
    .no = You keep your spells, and by evening the sea has smoothed itself.
    .fail = You have never seen such letters; round and round go the pages, and by evening the sea is flat.

eh-story-research-yog-sothoth-8-city = In an arcade of toyshops one window shows this very street, an inch high, with its lamps alight. You search the tiny pavement for yourself. The owner has come out on the step and watches, a hand on the shutter.
    .pass = You find the figure and what it is standing by; for a spell, says the owner, the glass can be opened.
    .yes = The spell goes into his pocket, the glass is opened, and you come away with two finds.
    .no = Your spells are dearer to you; he nods, and lets you look a little longer.
    .fail = You point at the wrong one; he crushes it, the window goes dark for good, and a curse is laid on you.
eh-story-research-yog-sothoth-8-wilderness = Telegraph poles march over the ridge with no wire between them. Put your ear to one, the lineman advised, and you will hear what is being sent. That they have been moved since, and are warm, he did not mention.
    .pass = You find the pole that is speaking, and take down a message and a spell to go with it.
    .fail = You choose the wrong pole, and all that it was storing goes through you and flings you to the ground.
eh-story-research-yog-sothoth-8-sea = Needle and ship together swing round to something that is not a pole. All night the sky ahead hangs ajar; you look in and learn what you wanted. You are looked at too, and that look can be fed only on a spell, or on reason.
    .yes = You let a spell go out to it like a lamp on the water, and the look is turned away.
    .no = You keep your spells, and it takes a broad, clean slice of your mind instead.
