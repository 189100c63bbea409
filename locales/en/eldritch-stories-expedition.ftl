# Stories of the expeditions: Antarctica, the Amazon, the heart of Africa, the Himalayas, the pyramids, Tunguska.
#
# Keys: eh-story-expedition-<card id>. The value opens the scene; .pass and .fail are the second part, after the first
# test (or the first fight); .pass-pass, .pass-fail, .fail-pass, .fail-fail end it, after the test of that part.

eh-story-expedition-antarctica-1 = Under the ice shelf your party finds a shaft lined with green stone, and at its foot a slab on chains, half raised. The cold pours out from beneath it. A dozen dogs once moved that chain; you have two hands.
    .pass = The slab drops into its groove, and what it was made to hold is held. In the silence you hear someone on the far side patiently repeating your thoughts to you.
    .pass-pass = You give it not one thought more, and climb out into the wind with your mind your own.
    .pass-fail = It repeats them to the last, and what it has spoken is yours no longer: you remember ice, and nothing before.
    .fail = The chain breaks loose and flings you down the steps, every one of which you count with your back. From where you lie you see a second mechanism in the roof, no larger than a clock's.
    .fail-pass = You guess the pin that matters, knock it out with a thrown ice axe, and the slab comes down on the cold.
    .fail-fail = You look until the lamp dies, and cannot tell which part of it matters.

eh-story-expedition-antarctica-2 = Nine ridges of the glacier are alike, and behind one of them, if the lost airman's last message is true, stand the towers. The sun goes round and round without setting, and no shadow here can be trusted twice.
    .pass = You see the towers, blunt and doorless, and a stair made for no human stride. In the topmost cell something smooth lies on a plinth, and all the walls around are carved with onlookers.
    .pass-pass = You walk through all those stone looks to the plinth, and what lies there is yours.
    .pass-fail = The stone faces turn to watch you go, and are still turning when you have run out into the sun.
    .fail = The ridge you choose is hollow, and the crust lets you through to the shoulders. Just under your boots, in the blue, hangs the aeroplane, with the airman's satchel on its wing.
    .fail-pass = You kick steps down to the wing and haul yourself out with the satchel, and two of his discoveries are in it.
    .fail-fail = The crust caves in; you fall on the wing, and the leg beneath you snaps like kindling.

eh-story-expedition-antarctica-3 = Caught in the pressure ice is a whaleboat that no whaler built: the thwarts are too wide, and each oar has three grips. The floe is breaking up; whoever wants to board must jump now, and pull for dear life.
    .pass = You scramble up her side and hack a casket of strange metal out of the ice. As you go you feel that one of the humps beneath the tarpaulin is not lying as it lay before.
    .pass-pass = You note which, go wide of it, and never once turn your back.
    .pass-fail = You look away one second too long, and in your mind that second goes on and on.
    .fail = You fall short, and the floes close on your leg. Norwegians at the other edge were quicker: they have a casket of strange metal, and are arguing whether to go and fetch you.
    .fail-pass = You find what to shout across the water, and they come with a sledge and let you have the casket.
    .fail-fail = They leave, and all night you crawl over the ice to camp while the frost takes your hands and face.

eh-story-expedition-the-amazon-1 = Low water has bared a stone dam in the river, with sluices of black wood as tall as houses. What lies behind is the wrong colour and reflects nothing. The gate must go down before the rains, say your paddlers.
    .pass = You throw yourself on the windlass, the gate grinds home, and the dark water is shut in. On the keeper's post is carved a litany for whoever does this to read.
    .pass-pass = You spell it out and read it aloud, and the forest sounds once more as it does on any night.
    .pass-fail = You lose your place, and the water behind the gate takes its toll out of your memory.
    .fail = The windlass kicks, and the bar hits you in the belly so that something inside you tears. Lying there, you notice that the whole dam rests upon a single wedge.
    .fail-pass = You find its weak side, strike with a paddle, and the gate falls by itself and shuts the dark water in.
    .fail-fail = Under the moss one wedge is like another, and the dark water seeps on.

eh-story-expedition-the-amazon-2 = Butterflies stand in a column over one bend of the tributary, blue, as high as a steeple. Below them, your guide has heard, is a house of the former people; but there is no path, and for miles the bank is one green wall.
    .pass = You notice where the green was woven and not grown, and part it. Inside is a loom of stone with an unfinished cloth of feathers on it, and its pattern is a riddle about the weaver.
    .pass-pass = You tie the knot that answers it, and the weaver's treasure slides out from under the loom.
    .pass-fail = You tie a knot by guess; the pattern tightens, and draws a good part of your reason in with it.
    .fail = You cut your way in at the wrong place, and the bank slides with you into a pit of old beams. Two bundles of knotted cord hang overhead, and a beam is settling on your shoulders.
    .fail-pass = You straighten up under the beam and reach the cords: the knots are records, and you can read them both.
    .fail-fail = The beam bends you to the ground, and something in your back gives.

eh-story-expedition-the-amazon-3 = Upriver the last station of the rubber company stands empty, tables laid, boats gone. In the yard the roots have dragged a strongroom of railway iron half into the earth. The door still shows; it will take a crowbar and all your strength.
    .pass = The iron screams and gives, and inside is what they found and did not dare to send downriver. There too, among the ants, lie the shreds of the manager's report.
    .pass-pass = You have fitted the shreds together before the ants can finish them, and know where everybody went.
    .pass-fail = You fit them together wrongly, and the sentence they make will not let you sleep.
    .fail = The crowbar slips, the door comes down on your leg, and you come to among people from the upper villages. They have carried out what the strongroom held, and mean to sink it.
    .fail-pass = You ask with respect, and say what it is for; they lay it in your lap and bind up your leg.
    .fail-fail = They hear the company in your voice, and stones come after you all the way to the canoe.

eh-story-expedition-the-heart-of-africa-1 = A drum as broad as a barn lies on its side in the crater, its skin still tight, and hyenas pass it a mile off. On moonless nights it beats by itself. To silence it, say the elders, the great peg has to be knocked out.
    .pass = The peg flies, the skin sags with a groan, and a call that was all but finished must begin again. Along the rim run signs, for whoever broke it off to read.
    .pass-pass = You rightly read them as a farewell, and leave the crater with a clear head.
    .pass-fail = You read them as a greeting; somebody accepts it, and keeps your name and your years.
    .fail = The peg springs back and throws you across the rim, and your back cracks on it. Right before your eyes, in the lacing of the drum, one thong is of some other leather.
    .fail-pass = You understand that all the rest depend on it, cut it through, and the drum is struck dumb.
    .fail-fail = You lose it among a hundred others, and with the dark the beating begins.

eh-story-expedition-the-heart-of-africa-2 = Elephants have trodden a road through the forest that ends on no map. Old tusks stand along it in pairs, like gateposts, and only one pair, says the tracker, leans a little towards the traveller.
    .pass = You find the leaning pair and walk between. Beyond, in a swept clearing, masks hang on poles with a dish before each, and in one dish something shines; it must be asked of the mask by name.
    .pass-pass = You say the name, the mask nods on its pole, and the shining thing is yours.
    .pass-fail = You say another's name; all the masks reply, and from that minute there are faces behind them.
    .fail = You go through the wrong ones, straight into a camp of ivory dealers and their guards. On the table in the tent are two maps that men have died for; the tent pole is under your hand.
    .fail-pass = You wrench out the pole, bring the canvas down on them all, and run with both the maps.
    .fail-fail = The pole does not budge, the guards laugh, and you are put on a chain.

eh-story-expedition-the-heart-of-africa-3 = Behind the waterfall the rock is cut into shelves, and on the topmost burns a steady flame that no spray puts out. One vine leads up, as slippery as an eel, and nobody has found the bottom of the basin below.
    .pass = You gain the topmost shelf and take in your hands the cold thing that was burning there. On the way down the water seems to change its outline, like a curtain with someone behind.
    .pass-pass = You look at the water and not at the outline, and reach the stones in your right mind.
    .pass-fail = The curtain parts by a finger's breadth, and a finger's breadth is more than enough.
    .fail = The vine breaks; you come down on the rocks, and your shin breaks too. A diver from the fishing village has brought up what you shook off the shelf, and weighs it in her hand.
    .fail-pass = You tell her what the thing could do to her children, and she is glad to give it to you.
    .fail-fail = You try to snatch it; her brothers have fishing spears, and the butts of them are hard.

eh-story-expedition-the-himalayas-1 = Somebody has tied the prayer flags on the pass in the wrong order, and last night something came up to them from the far side. It is by the cairn when you round the last shoulder, and does not mean to stand aside.
    .pass = With the creature down, you cut the flags loose and tie them as they should go, and the pass is shut again. On the oldest is a text that the wind has all this time been reading the wrong way.
    .pass-pass = You know it and say the line that answers it, and the wind goes about.
    .pass-fail = You read it out yourself to the end, and your mind flaps on the line with the rest.
    .fail = The creature drives you behind the cairn, and walks up and down on the other side of the flags. One of them, which it has never once gone by, is what keeps it here.
    .fail-pass = You see which and tear it down; the beast goes out like breath in frost, and its road is closed.
    .fail-fail = You watch it for too long, and now it is you that cannot look away.

eh-story-expedition-the-himalayas-2 = Every summit in the cirque has been climbed but one, and that one is in no picture taken from the south. You go round by the north. Somewhere in the wall, the yak drivers swear, is a window with a lamp.
    .pass = You find it by the soot, and a ledge that leads there. By the lamp sits an old man with a bundle on his knees: take it, if you can go out past everyone. The cave behind him is full of sitters.
    .pass-pass = You pass each of them without asking what they wait for, and bear away the ancient thing in the bundle.
    .pass-fail = One of them is breathing, and now that breath is at your back, on ice, in inns, wherever you are.
    .fail = You take a star for the lamp, and the cornice breaks. Two climbers lie below, roped together, their journals in their packs, and that rope of theirs is all that holds the snow above you.
    .fail-pass = You prop up the snow with your shoulders while you get out both journals, and roll clear in time.
    .fail-fail = The rope parts; the snow goes over you like a train, and leaves something burst inside.

eh-story-expedition-the-himalayas-3 = The monastery hangs by its chains from the cliff; one autumn the monks went down, and did not say why. The last of the chains that hold the treasury is working loose. You have an hour of daylight, and your shoulders.
    .pass = You haul the treasury back against the rock, and take from its niche the only thing the monks left. The wheel painted on the door begins to turn, and waits to be told where to stop.
    .pass-pass = You know which of its worlds is empty, and stop the wheel at that one.
    .pass-fail = It stops where it pleases, and for a moment you are shown who lives there.
    .fail = The chain runs through your fingers, and the treasury swings out over nothing. One monk has come back for it after all; he hooks out a bundle with a pole, and studies you without a word.
    .fail-pass = You tell him honestly why you need it, and he puts the ancient thing into your hands.
    .fail-fail = He lists those he saw on the road behind you, and you believe every word.

eh-story-expedition-the-pyramids-1 = Beneath the causeway the diggers have broken into a passage that slopes the wrong way, to the river of some older Egypt. At its end a granite gate hangs a palm above the floor, and the dust under it stirs with breath.
    .pass = With a beam you knock out the props, the granite falls, and the breath is cut short. On the side not meant for the living is a list of those who ever let it down, with room for one line more.
    .pass-pass = You know the formula that leaves the line blank, and go up the passage as yourself.
    .pass-fail = You do not know the formula, and the stone writes down your name and keeps it.
    .fail = A prop flies out too early, the stone drops on the beam, and the other end takes you under the heart. The gate has jammed. By the light of your only match you look to see on what.
    .fail-pass = You see the pebble all that mass is resting on, flick it away, and the passage is shut.
    .fail-fail = The match burns down to your fingers, and the breath still moves the dust.

eh-story-expedition-the-pyramids-2 = The shadow of the smallest pyramid, for an hour after sunrise, has two points. Your foreman noticed, and has not slept since. Where the second one falls there must be something, and it moves at the pace of a walker.
    .pass = You mark the place and dig, and a spade's depth down is a lid of cedar bound with seven cords. Every cord has its god, and the order matters.
    .pass-pass = You undo them from the last god to the first, and lift out a thing in linen that time has not touched.
    .pass-fail = You begin with the wrong god; for you alone the sun goes black, and what shows in that dark breaks your mind.
    .fail = You follow the shadow too far, and a crust of rubble drops you in a robbers' pit. Two of them are here yet, dried by centuries, each with a lettered slab, and from above comes the sand.
    .fail-pass = You brace yourself against the wall, tear both slabs free, and rise with the sand.
    .fail-fail = The sand is quicker; when they dig you out your chest has been crushed.

eh-story-expedition-the-pyramids-3 = A sarcophagus floats in a flooded chamber under the plateau. It turns slowly, and the water is as black as its stone. The lid is sealed with pitch, and can be lifted only by someone standing neck deep.
    .pass = You heave the lid off into the water: the coffin is empty, but at the bottom lies what the robbers overlooked. The ripples come back from the walls a good deal higher than they went.
    .pass-pass = You see the first block shift overhead, and are in the passage before the roof comes in.
    .pass-fail = You are admiring your prize, and a falling block skins you from temple to shoulder.
    .fail = The lid slips and crushes your leg to the wall. It is the inspector of antiquities who gets you out: the coffin's treasure is under his arm, and your permit, such as it is, in his hand.
    .fail-pass = You persuade him that a museum cellar is no place for such a thing, and he trusts it to you.
    .fail-fail = He hears you out, and then his watchmen explain to you with sticks what is done to thieves.

eh-story-expedition-tunguska-1 = Fallen trunks lie in rays for a day's march, their tops pointing away from a bog that never freezes. In the middle one is still standing, and hums. It calls while it stands, said the Evenks; they sold you an axe and would not come.
    .pass = The trunk falls across the bog, and the rings in the cut are not round: they are letters, still growing. Somebody has to end the word.
    .pass-pass = You hack a closing stroke across them; the hum dies, and whatever it was guiding loses its way.
    .pass-fail = You read it over to make sure, and the word grows through your memory and leaves nothing of it.
    .fail = As it falls the trunk kicks and rolls across your leg, and then lies there, humming as before. Somewhere in the bark, you know, there must be a seam where it was put together.
    .fail-pass = You feel out the seam with your nails, drive in the axe, and the hum breaks off for good.
    .fail-fail = Bark and more bark, and the hum has the whole night before it.

eh-story-expedition-tunguska-2 = Mosquitoes hang over the whole of the marsh, and shun one pool. The professor's first expedition found no bottom there; the second pulled up a line that had been cut. Now it is your turn, with nine pools and one raft.
    .pass = You find the quiet one, and it is not water: your hand goes in and stays dry. A little way down hangs a thing from above, quite smooth, and the taiga holds its breath to see if you will take it.
    .pass-pass = Under that enormous attention you take it, and paddle back without hurrying.
    .pass-fail = You snatch your hand back, but the attention stays on you, from behind each fir, and later from each window.
    .fail = The pool you choose is merely deep, and the raft goes down. On the bottom are the first expedition's sledges with two map cases under the straps, and the mud has you by the boots.
    .fail-pass = You tear both cases from the mud, and then yourself, inch by inch.
    .fail-fail = The rope plucks you out all at once, and something in your back is pulled apart.

eh-story-expedition-tunguska-3 = Reindeer will not cross the burnt ridge, and so it is you who go into the harness. On the far slope stands a storehouse on four legs, such as they build here for their food, and something inside it is knocking on the floor.
    .pass = You get the sledge over, climb into the storehouse, and bring out what was knocking, wrapped in a bearskin. The scorched logs bear the notches of whoever put it there.
    .pass-pass = Under the soot you make out the notches, and learn what was feared here and from which side.
    .pass-fail = You wipe off the soot, and see that they were cut from inside the log; your reason will go no further.
    .fail = The harness breaks, and the loaded sledge runs back across your chest. A family of herders picks you up; they have emptied the storehouse and tied the thing to a deer that will be driven into the fire.
    .fail-pass = You win the grandmother over, and she unties the thing herself and lays it by you.
    .fail-fail = They take you for a guest of that thing, and drive you off with burning branches.
