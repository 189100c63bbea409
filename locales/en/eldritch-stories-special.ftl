# Stories of the special encounters: R'lyeh risen, and the key and the gate.
#
# Keys: eh-story-special-<card id>. The value opens the scene; .pass and .fail are the second part, after the first
# test; .pass-pass and .pass-fail follow the test of the passed part, .pass-yes and .pass-no the offer that test may
# lead to. Where the passed part goes on to the failed one, .pass-fail is read first and .fail after it.

eh-story-special-rlyeh-risen-1 = Slime still runs from the streets of the risen city, and the crowd that sailed to meet it kneels along the water. Their hymn has nine parts. A tenth, which lulls and does not wake, nobody ever taught them.
    .pass = You raise the tenth part, alone, above all of theirs. Heads turn. They need only take it up, they are tired and cold and afraid; somebody has to lead them.
    .pass-pass = One by one they take it up, and beneath the stones an enormous breathing slows again.
    .pass-fail = They drown you out with cries of heresy, and strike up the old hymn twice as loud.
    .fail = Nine parts close over your voice, and the kneeling crowd sings the hymn through to the end. Far below something turns over, towards the light.

eh-story-special-rlyeh-risen-2 = A chain with links the size of church doors runs up the street out of the water to a giant leaf of stone, and hooded men are winding it in. There are eight at the capstan. A ninth was to join them, but he has seen you.
    .pass = You knock out the pawl, the capstan spins, and the men are swept off like drops. The chain is running back; one link in it is newer than the rest.
    .pass-pass = You see it, thrust a bar through it, and it parts: the leaf of stone stays shut.
    .pass-fail = It goes by too fast among so many, and those still on their feet are gathering up the end.
    .fail = They take you alive, tie you with wet rope, and let you down into a cistern to wait for the ninth hour.

eh-story-special-rlyeh-risen-3 = No two lines agree in the square of the risen city, and one step forward takes you to the left of yourself. The dream that torments half the world is dreamt here, in the open, and you have just walked into it.
    .pass = You remember which thoughts are yours. In the middle of the dream stands a pillar with the sleeper's name on it, in the sleeper's own letters; efface the right one, and the dream will stumble.
    .pass-pass = You know which one to efface, and the world over sleepers sigh and turn on their other side.
    .pass-fail = You look for it until the pillar is nowhere, and you are back at the boats.
    .fail = You can no longer tell your thoughts from the other's, and are carried to the boats with a sorry remnant of your own.

eh-story-special-rlyeh-risen-4 = The tide is coming back for the city, and with it those who live under the tide. You hold the head of a stair no wider than a plank, with half an oar in your hands, while behind you the sappers lay their charge.
    .pass = You hold until the fuse is burning and bodies choke the steps. Then the heap makes way for one of them, old, immense, in gold like a bishop, and it speaks to you in your mother's voice.
    .pass-pass = You let it talk until the charge goes off, and a whole quarter of the city slides under water.
    .pass-fail = You take a step towards it; the fuse is pulled out, and your mother's voice is in every room from then on.
    .fail = They come three abreast up a stair made for one, and you are dragged by the coat to the boats, laid open to the ribs.

eh-story-special-rlyeh-risen-5 = Streets in the risen city close like mouths. You saw a sailor go that way: a corner seemed to jut, and then it seemed to fold. There are nine such corners before the inner court, and not all of them lie.
    .pass = You tell the honest corners from the hungry ones, and come out in the inner court. In its floor is a cracked seal, beside it a bowl of cold lead, and round the rim are scratched the words of mending.
    .pass-pass = You say them in their order, the lead runs by itself along the crack, and the seal is whole.
    .pass-fail = You lose the order; the crack widens, and the court begins to fold.
    .fail = Stone closes on you without haste, like a hand, and does not open until it has felt something inside you crunch.

eh-story-special-rlyeh-risen-6 = One look at the city takes from you something that will not come back. You shade your eyes and look again: somewhere on that wet green slope people are bearing an idol, by a path that can be seen only from the side.
    .pass = You find the path and fall in at the rear with your hood down. A word is coming along the line from mouth to mouth, and each must change it in the appointed way; it is your turn.
    .pass-pass = You change it in another way, and at the head of the line they turn and bear the idol into the sea.
    .pass-fail = You pass it on as it came; the whole line goes quiet, and ever after you feel them at your back.
    .fail = You step off the path, and in a crack that was not there your leg breaks. The noise has been heard: something lets itself down the wet stone to have a look.

eh-story-special-the-key-and-the-gate-1 = Globes of light hang over every city, and where you stand one has sunk to the height of a door. It opens first to those who once gave it their word, and they walk in like sleepers. Then it turns to you.
    .pass = You do not move, though the whole world tilts towards it. In the glow is a kind of lock, made of everything that was ever recited over it; one who had the learning might see what it lacks.
    .pass-pass = It lacks a single spell, one given up entirely, such as only you could bring.
    .pass-yes = You speak it for the last time in your life; the lock turns, and the globe draws off a little.
    .pass-no = You give it nothing, and the light goes through you to see for itself, and leaves ruins.
    .pass-fail = You see only the glow, and the glow sees right through you and leaves your mind charred.
    .fail = You take a step, and after that there is no need of steps. The globe closes; where you were is a pair of shoes and a smell of thunder.

eh-story-special-the-key-and-the-gate-2 = He who guards the way sits veiled on a pedestal that has six sides, or seven. About him his companions doze. Why should any of this be spared, he asks, without a voice, and at the mere question the air comes apart.
    .pass = Under that question you remain whole. It has to be answered three times; he will hear reasons, and likes best the things one has found out at a price and laid before him.
    .pass-pass = After the third answer comes a silence like a nod, and the great gate stirs on its hinges towards closing.
    .pass-fail = The reasons give out; the question stays, and asks itself inside your skull.
    .fail = You have no answer, then no mouth, then no place where there could be a mouth. The sleepers nod.

eh-story-special-the-key-and-the-gate-3 = All the doors in this street come open together, and beyond each is the same unending hall. Only one casts a shadow. The rest have begun to draw in their breath, and hats and leaves fly past you.
    .pass = You reach the real one and set your back to it. It must be closed against a weight that is no weight; one can push harder by letting go of one's mind, a piece at a time.
    .pass-pass = It closes, and the length of the street the others slam.
    .pass-fail = You are thrown off; what leaned on the other side will know who pushed, and its curse is on you.
    .fail = You run to the wrong one. It draws you in along with the hats and the leaves, and the street is empty.

eh-story-special-the-key-and-the-gate-4 = Time has worn through, and its edges flap. You cling to a lamp-post in a wind of years, while the houses around you rise and rot and turn to forest; those who let go are blown back to before there was anyone.
    .pass = You hang on until the gust is over. In the lull you can see the whole of the rent, and there is writing along its edges, like a hem; some thread must gather them.
    .pass-pass = You know that thread: it is your memory, every inch of it, and it can be drawn out.
    .pass-yes = You pull; stitch by stitch your life goes out of your mind, and the rent is sewn up.
    .pass-no = You will not have it, and the years go through your mind and strip it bare.
    .pass-fail = You unpick the wrong hem, and the centuries come tumbling into your mind.
    .fail = A finger, and another finger. You are last seen by a creature with no word for seeing, in a sea that has not cooled yet.

eh-story-special-the-key-and-the-gate-5 = They hold the rite in broad daylight now, in the public gardens, having asked for the day off. The syllables are chalked on a board so that all can keep up. One of them is wrong, and it alone still keeps the sky shut.
    .pass = You see it before anyone else does, and chalk a second mistake next to it. Now these people must be talked into going home, and the more of their kind there are in the world, the less they hear.
    .pass-pass = You speak of supper and of children, the circle thins, and above the gardens the sky begins to heal.
    .pass-fail = They laugh at you good-naturedly, the board is put right, and on the horizon the light changes.
    .fail = You correct it aloud, before you can think. The sky opens an eye on you: flesh tears, reason tears, and through them both, like thread, a curse is drawn.

eh-story-special-the-key-and-the-gate-6 = "You have called me so often," it says through the keyhole, in your voice. Every spell you read was a page of it. The door has no other side, and it would like to know what you suppose you were doing all these years.
    .pass = You call it by its true name, and for a moment it has to hold still. Each of your spells is drawn now to its author, like filings to a magnet; you must want nothing of it at all.
    .pass-pass = You want nothing, and the keyhole, with nobody looking into it, closes up.
    .pass-fail = You want one thing, just one, and through that crack it comes pouring into your mind.
    .fail = You name it as a pupil names a master, and it is pleased. Two more of its pages are given to you, and the pact, it turns out, was made long ago.
