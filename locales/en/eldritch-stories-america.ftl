# Stories of the encounters in America: Arkham, San Francisco, Buenos Aires.

eh-story-america-1-arkham = A student drowned in the Miskatonic left a hymnal at the pawnshop on River Street. Between the psalms he pencilled a chant, and by the second reading you have it by heart. The tune goes on after you close the cover.
    .pass = You remember how such airs are unbound, hum it backwards, and the shop is only a shop again.
    .fail = The tune plays on, and wherever you look the drowned stand dripping among the shelves.
eh-story-america-1-san-francisco = The lens grinder on Kearny Street works with his shutters down. He will show you how he trains his eyes if you tell him something true that he has never heard, and never tell it again.
    .yes = You part with your discovery, and by evening you can count the rivets on a ferry across the bay.
    .no = You keep what you know; he lowers the lamp and goes back to his grinding.
eh-story-america-1-buenos-aires = At a night market in San Telmo an old woman sets three clay saints before you. Two of them wear borrowed faces, she says, and asks which one you would pray to.
    .pass = You know the true saint by the mark on its heel; she hangs it round your neck, and the night grows kinder.
    .fail = The saint you choose opens its painted eyes and recites your childhood back to you, with corrections.

eh-story-america-2-arkham = Arkham's night operator lets you listen to the line that nobody rents. A patient voice dictates words of power, and you have them all on paper before it adds, quite softly, your name.
    .pass = You pull the plug, thank the operator and walk home without once looking back.
    .fail = From now on every telephone in town rings because of you, and they are all in it together.
eh-story-america-2-san-francisco = The old acrobat who teaches on Telegraph Hill starts every pupil the same way: blindfolded, on a plank laid between two roofs, with the foghorns calling from below.
    .pass = You cross without hurrying, and the sureness you found up there stays with you.
    .fail = Halfway over something answers the foghorns; you step wide, and your leg breaks on the cobbles.
eh-story-america-2-buenos-aires = Between two floors of the Palacio Barolo the lift operator stops the cage. The shaft wall is covered with instructions in a mason's careful hand, rising, as the whole house does, from hell to heaven.
    .pass = You follow the mason from sign to sign and copy out his rite entire.
    .fail = The cage moves on, but the letters keep climbing behind your eyelids all night.

eh-story-america-3-arkham = Rain has washed a slate headstone out of the side of Hangman's Hill. On the back, where no mourner would look, the carver cut nine lines in a crooked and ugly Latin.
    .pass = You straighten the grammar in your head, and the nine lines become a spell that works.
    .fail = The Latin stays a muddle, and by morning the sexton has buried the stone again.
eh-story-america-3-san-francisco = Above a boarded saloon on the Barbary Coast, a sharper with one good eye gives lessons in watching hands. His fee is steep, and he is curious how well you bargain.
    .pass = You talk him down to the price of a supper, and soon no sleeve can hide anything from you.
    .fail = The lesson becomes a game, the game a signed note, and the note belongs to men you have not met.
eh-story-america-3-buenos-aires = "Break the seal and you have bought it," says the bookseller on Corrientes, pushing a parcel across the counter. He leaves you alone with it and a candle.
    .pass = The spell is pressed into the wax itself; you learn it by candlelight and hand the parcel back unopened.
    .fail = You break the wax on a bundle of blank paper, and the price he names will follow you for years.

eh-story-america-4-arkham = Behind the presses of the Arkham Advertiser a compositor keeps type that no foundry cast. He will set one line for you, provided you bring him a story that must never see print.
    .yes = Your discovery goes into the furnace, and the damp proof he hands you is an incantation.
    .no = You keep your story; he sweeps the line off the stick, and it is only letters.
eh-story-america-4-san-francisco = Police burst into the little temple on Waverly Place while you kneel among strangers. The old keeper goes on striking his bell and signs to you not to rise until the last note has died.
    .pass = You do not stir; the officers walk past as if the mat were empty, and the bell's peace stays on you.
    .fail = You spring up at the first shout, and they take you away in the wagon.
eh-story-america-4-buenos-aires = A man who paints ships' names in La Boca has covered his ceiling with a ceremony, step by step. One patch is blank: he lacks a single fact to fill it, and offers you the whole in exchange.
    .yes = You give him what you had found, he paints it in past recovery, and the ritual is yours to the last step.
    .no = You say nothing, and the patch above his bed stays white.

eh-story-america-5-arkham = The attic boards of a rooming house on Lich Street are numbered in no order you can see. Wind moves beneath them, and when you tread on the right one it sounds very like a word.
    .pass = You find the sequence by the wear in the wood, and the house speaks an incantation under your feet.
    .fail = A rotten board gives way, and the nails rake your side from hip to armpit.
eh-story-america-5-san-francisco = Fog has shut the Golden Gate, and a harbour pilot finds himself with nothing to steer. He offers to school you in whatever you do worst, if you can ignore the sailing bell when it rings.
    .yes = Your ship leaves without you, but the evenings at his table make you better than you were.
    .no = You thank him and go down to the pier to wait for the bell.
eh-story-america-5-buenos-aires = You copy the rite out of a customs ledger before the ink can fade, every step and every name. Then the port inspector lays a hand on your shoulder and asks, very politely, what you are writing.
    .pass = Your voice never wavers; you talk of freight tariffs until he begs your pardon and withdraws.
    .fail = You falter on the first lie, and the customs jail closes behind you.

eh-story-america-6-arkham = When the clock of the old lecture hall at Miskatonic strikes thirteen, the professor goes on in a tongue his students take for coughing. He stops, looks up at you in the last row, and waits for a reply.
    .pass = You answer in kind, and he rewards you with an incantation the others do not hear.
    .fail = By the next bell the blackboard is clean, and so is the place where your memories were.
eh-story-america-6-san-francisco = Over one long day the lookout at Lands End teaches you to tell a ship by its smoke, and your eyes have never been so keen. At dusk they show you what swims in under the lights, shaping signs out of foam.
    .pass = You know the countersign and flash it with the lamp; the swimmers turn back to the open sea.
    .fail = The signs take hold of your mind, and you are over the rocks, bleeding, before the lookout drags you back.
eh-story-america-6-buenos-aires = A widow near the Recoleta presses her husband's ritual on you, all forty leaves, glad to be rid of it. The last leaf lists its former owners with dates, and the bottom line is still wet.
    .pass = You know the custom: such a list guards whoever signs it, and you blot the page with an easy heart.
    .fail = The name is yours, and every passer-by seems to be waiting for the ink to dry.

eh-story-america-7-arkham = No book leaves the reading room on Saltonstall Street, but two cases stand open for you. The keeper is old, slow with his keys, and locks the door from outside between visits.
    .yes = Days pass to the sound of his keys, and two spells leave the room in your memory.
    .no = You have a train to catch; he shuts the cases, one after the other.
eh-story-america-7-san-francisco = A photographer on Russian Hill lets one cold drop fall into each of your eyes. The city comes clear to its last grain and stays so; only then do you see what has stood between the houses since the earthquake.
    .pass = You look at it until it is merely one more thing that is there.
    .fail = It turns to see who is looking, and something in you gives way like a wall.
eh-story-america-7-buenos-aires = In the cellars of the library on Calle México a blind bookbinder knows two spells by touch alone. He would gladly teach your fingers to read them, but fingers, he warns you, learn slowly.
    .yes = Ships sail without you before your fingertips find both spells in the leather.
    .no = You press his hand and climb back up to the clatter of trams.

eh-story-america-8-arkham = Hundreds of knotted rags hang from the Garrison Street bridge above the Miskatonic. One of them was torn from the coat you are wearing, and you have never walked this way before.
    .pass = You know the knot, a river charm against harm; you leave it tied and feel its keeping settle on you.
    .fail = You tear it loose, and from then on somebody's steps keep time with yours.
eh-story-america-8-san-francisco = After closing time the owner of the mirror maze at Ocean Beach lets you in alone. One of the reflections does not belong to this evening, he says: find it, and do not let it lead.
    .pass = You stare it down among forty others, and no detail of any crowd escapes you afterwards.
    .fail = It leads; at dawn you are found by the exit, and your mind comes out less whole than your body.
eh-story-america-8-buenos-aires = White beans admit, black beans refuse: so a society with inky fingers votes at its corner table in the Café Tortoni. Tonight you are the candidate, and they are waiting for your speech.
    .pass = The urn fills with white, and you are given their ritual to copy before the coffee is cold.
    .fail = The beans come out black, and the members talk of horses until you leave.
