# Stories of the encounters in Asia and Australia: Shanghai, Tokyo, Sydney.

eh-story-asia-australia-1-shanghai = Rubbings of a temple stele hang drying in a lane off Foochow Road, forty sheets from the one stone. On one of them, the dealer admits, there is a character that nobody ever carved.
    .pass = You know it by its ink, still wet, and through it you begin to see how the others should be read.
    .fail = The character turns on the sheet to face you, and something in your mind gives ground.
eh-story-asia-australia-1-tokyo = Wrestlers at Ryogoku stamp the clay to drive the evil out of it. Win over the old master of their stable, and they will stamp it out of any ground you care to name.
    .pass = Their feet fall as one, and in the place you named whatever prowls there feels the blow.
    .fail = The master takes you for a challenger, and you are thrown back first across the edge of the ring.
eh-story-asia-australia-1-sydney = Late swimmers at the Bondi baths count heads before the lamps go out. Nine of you went in; the attendant makes it ten, and the tenth keeps level with you, just under the surface.
    .pass = You never break your stroke until it drops behind, and the strength of that swim stays in your arms.
    .fail = It rolls over to show you its face, and a part of your calm stays down there with it.

eh-story-asia-australia-2-shanghai = On the zigzag bridge to the teahouse in the lake sits a doorman who decides which callers may study upstairs. Every art is taught there, abacus to sabre, and he has never yet let in anyone in a hurry.
    .pass = You spare no time on courtesies, and upstairs they teach you the thing you lacked the most.
    .fail = He gets up at his leisure, and on the way back your ribs find every corner of the bridge.
eh-story-asia-australia-2-tokyo = A woodblock carver in Asakusa cuts likenesses, and whatever the wood feels, its subject feels. To carve a beast he has not seen he must have you at his elbow, describing it hair by hair, however many days it takes.
    .yes = The days go with the shavings, but then he drives the gouge home, and far away a beast roars in pain.
    .no = You have no days to spare; he takes a fresh block and starts on the portrait of an actor.
eh-story-asia-australia-2-sydney = Shifting wool bales at Pyrmont thickens your arms until the foreman no longer offers you lighter work. On the last evening the hoist chain parts, and a bale comes down the hatch you are standing in.
    .pass = You take it on your shoulders and hold until the gang can drag it clear.
    .fail = The bale rolls over you before it stops, and they lift you out with great care.

eh-story-asia-australia-3-shanghai = The Jesuits of Zikawei lend you their unpublished weather books, and by evening you understand what those storms were circling. As you shut the last volume you hear a downpour, though the courtyard is dry.
    .pass = You hold to what your eyes report, dry stone, a cat, a lamp, and the downpour fades.
    .fail = Rain falls through the ceiling and wets nothing, and there are people standing in it.
eh-story-asia-australia-3-tokyo = No one has rung the cracked bell of the temple in Shiba since the earthquake. Your sleeve brushes it. Far off some creature lifts its head at the hum, and before the sound has died it is coming up the lane to you.
eh-story-asia-australia-3-sydney = You climb out of a ring in a Surry Hills cellar stronger than you went in; the trainer says so, and he flatters nobody. Then constables come down both stairs at once to ask who arranged tonight's bout.
    .pass = You assure the sergeant that this was a lesson in gymnastics, and he wishes you good night.
    .fail = The others run, you stay to explain, and it is you they lock up.

eh-story-asia-australia-4-shanghai = Once he lectured in Petersburg on dead religions; now he minds a cabaret door on Avenue Joffre in another man's greatcoat. He cannot abide pity, nor a plain question.
    .pass = You quarrel with him as a colleague would, and before dawn he has given you the entire course.
    .fail = He touches his cap, holds the door for you, and says nothing more.
eh-story-asia-australia-4-tokyo = One arrow a year is loosed by the archer of a shrine in Ushigome, at whatever evil the petition names. Yours must please her, and please the policeman who is taking down every word.
    .pass = The arrow goes up into an empty sky, and a long way from here it finds what you named.
    .fail = At a clumsy phrase she lowers the bow; the policeman hears sedition in it and leads you away.
eh-story-asia-australia-4-sydney = Down in the unfinished tunnel beneath Hyde Park the night shift has knocked off early. That leaves you and your pick at the face, and the sound of other picks, coming to meet you through the rock.
    .pass = You strike on until they are the first to stop, and you have never known such strength in your arms.
    .fail = You stop, they stop, and then comes a polite knock, which you carry away inside your head.

eh-story-asia-australia-5-shanghai = A clerk behind the temple of the City God keeps the accounts of the dead. He will strike one secret of yours from the living world, he says, brush raised, and let you read a page of his other book for it.
    .yes = Your discovery vanishes under the ink, and the page teaches you more than you wished to know.
    .no = Your secret stays with you; he wipes the brush and shuts both books.
eh-story-asia-australia-5-tokyo = Three doors deep in the Land Survey hangs a map with a mark that is never twice in the same place. The duty officer could take a knife to it, if he believed you had any right to be standing here.
    .pass = He believes you and stabs the mark through, and somewhere the beast it stood for howls.
    .fail = He asks for your pass and, seeing none, calls the soldiers, who march you off under guard.
eh-story-asia-australia-5-sydney = Every evening an old whaler at Watsons Bay tells the sea one true thing, and now he has run out. Give him what you have learnt, and he will teach you to pull an oar as they pulled at the edge of the ice.
    .yes = The surf takes your discovery, and the heavy oar puts iron into your shoulders.
    .no = You hold your tongue; he spits, and tonight the sea gets nothing.

eh-story-asia-australia-6-shanghai = A floating library lies among the sampans of Soochow Creek, and what you read beside its stove makes sense of a dozen older books. You lift your head from the page: the floor is leaning, very slightly.
    .pass = You notice that the mooring has gone slack, and jump for the stones in time.
    .fail = You blame the wind; from the deck there is nothing but rice fields, and the road back is long.
eh-story-asia-australia-6-tokyo = Bronze dragons at the temple in Meguro pour icy water over those who ask protection. You have only to stand under them until the monk reaches the end of his sutra; he is a slow reader.
    .pass = At the last syllable you are still on your feet; the cold lets go of you, and the blessing does not.
    .fail = With the sutra half read there are faces in the water, and no towel will wipe them away.
eh-story-asia-australia-6-sydney = Nobody in Darlinghurst buys arms from the widow with the grand piano; she hands them to those she trusts, out of the place where the strings should be. She pours the tea and waits to hear you.
    .pass = Your reasons please her; she raises the lid, and you do not leave unarmed.
    .fail = Over the third cup you sign for her trouble: the piano stays locked, and the debt is yours.

eh-story-asia-australia-7-shanghai = Three old women in a house off Nanking Road are short of a fourth for mah-jong. Each was famous for something once, and they pay their losses in lessons; only their games, they warn you, are long ones.
    .yes = The tiles click night after night, and you rise from the table overdue and newly accomplished.
    .no = You beg their pardon, and the tiles are clicking again before you reach the stairs.
eh-story-asia-australia-7-tokyo = Ninety-nine candles are out in an upper room in Yotsuya, and the tellers of ghost stories have fallen silent. The hundredth must be true, they say, and for it there will be one creature fewer in the world.
    .yes = You give up what you found, the last flame dies, and somewhere a creature is simply there no more.
    .no = You say nothing; the candle burns down by morning, and nothing has changed.
eh-story-asia-australia-7-sydney = Inside the wire of the quarantine station at North Head an old sailor with healing hands is dying. He asks to lay them on one last stranger; the superintendent lets in nobody.
    .pass = You talk the gate open, and the old man's dry palms leave a blessing on you.
    .fail = They let you in well enough, but not out again: suspected contagion, a grating, a lock.

eh-story-asia-australia-8-shanghai = Sixteen bearers carry the City God through the old streets, and one drops senseless under the pole. Everyone looks at you. Ahead, on the border of the Concession, the police want only an excuse.
    .pass = You do not stumble once before the temple steps, and the god's favour stays with you.
    .fail = The pole slips, the god falls into the French roadway, and you are arrested for the disorder.
eh-story-asia-australia-8-tokyo = One clerk in the freight yard at Shiodome writes waybills for cargo that does not know it is cargo. Whatever he enters, teeth and claws and all, will go where it is sent; you need only know how to ask.
    .pass = You ask as one should, he brings down the stamp, and some beast sets off unwillingly for where you chose.
    .fail = He lowers the blind of his window, and nothing is sent anywhere tonight.
eh-story-asia-australia-8-sydney = A chandler in Balmain has bought a captain's arms chest with no key, and a lock that defeats every pick. File through the shackle, he says, however long you are about it, and the best thing inside is yours.
    .yes = Your ship is long gone when the shackle drops, but you walk out on the quay armed.
    .no = You hand back the file and leave the chest to someone with time on their hands.
