# Stories of the Mythos: what befalls the world, and the rumors that run through it.

eh-story-mythos-a-proposition = In the dining car a stranger orders for you both, and orders right. He knows which of the world's present troubles keeps you awake, and he can have it gone by the next station. The paper is in his pocket; it wants only a name.

eh-story-mythos-buying-information = Every port has its clerk with an unlocked drawer and a poor memory for faces. Tonight they are all selling at once, and what they know will go to whoever can talk the price down.

eh-story-mythos-heart-of-corruption = The chapel floor gives way, and under it, in a nest of roots, lies a thing the size of a fist, beating like a pulse. Its power is yours to carry off. Whether it consents to be carried is another matter.

eh-story-mythos-support-of-the-church = A bishop who has read your letters twice says nothing for a long while. Then he has the bells of the whole diocese rung for one traveller, and the traveller is you.

eh-story-mythos-that-which-consumes = Something huge is feeding along the rim of the world, and it can be shown where to bite next. One of the doors will be swallowed whole; whether the feeder then asks for more depends on the sky.

eh-story-mythos-from-beyond = For one hour every wireless on earth receives the same station, and a level voice reads out a list of evils already begun. Whatever it names grows worse, unless those who know enough break in and talk it down.

eh-story-mythos-rising-terror = Dogs fall silent on five continents in a single night. By morning no one near the woods or the wharves asks what is out there any more: it has come close enough to be heard breathing.

eh-story-mythos-strange-sightings = Unmanned airships over Kansas, a procession under the ice of Ladoga, a lighthouse burning where there is no rock. People sit up with their lamps lit, and for those who have seen any of it there is no rest.

eh-story-mythos-tied-to-a-dark-purpose = Old wounds open on one stroke of the clock, and with them old debts and old terrors. It begins to look as though not one of these misfortunes was ever an accident.

eh-story-mythos-torn-asunder = Around the open doors space stretches like wet cloth, and the strain is felt in living joints a thousand miles away. Should no door answer the sky, it is the sky that gives a jerk and moves on.

eh-story-mythos-blood-flows = An old page promises that any beast can be wiped from the earth by one who bleeds for it, drop for drop. The tougher the beast, the deeper the basin. It is for you to say its name.

eh-story-mythos-calling-the-elder-things = Wherever hooded figures gather tonight, on a mountain or behind a harbour, the chant comes in on the same beat. And wherever they kneel to it, something arrives and takes its place at their backs.

eh-story-mythos-dimensional-instability = Doors in the air slam shut all in one night, with no hand upon them. The worst of it is the hush afterwards: every blow has left the wall of the world thinner.

eh-story-mythos-driven-to-bankruptcy = What starts as a run on one bank is a run on all of them by noon. Shutters come down, warehouses are sealed, and not a rifle, a map or a motor car is to be had for any money.

eh-story-mythos-legitimate-banking = Marble counters and no known address: such is the bank that writes to you about a loan. Its tone is courteous, its seals are in order, the sum is ruinous, and the signature under it is undoubtedly yours.

eh-story-mythos-no-peace-for-the-fallen = The beds and graves of the fallen are found empty, and all that they left behind has gone with them. On your doorstep lies a handful of that same earth, still damp, and a curse has come to the house along with it.

eh-story-mythos-patrolling-the-border = Overnight, barriers come down across the roads. Officers hold every face up against a photograph they will not show, one traveller has already been asked to wait, and in the cities the lists are growing.

eh-story-mythos-unexpected-betrayal = He who shared your bread has long been counting the days to this one. The blow comes from the side you never thought to guard, and when you can see again there is one friend the fewer.

eh-story-mythos-everyone-has-a-price = A quiet firm in Geneva can make anything go away: a fever, a warrant, a nightmare, a vow. It asks for no money in advance. It merely opens a page for you in its ledger.

eh-story-mythos-omen-of-good-fortune = No two observatories can agree tonight on what they saw. The heavens have lost their place, and for these few hours they will stand wherever they are asked to stand.

eh-story-mythos-rally-the-people = Dockers, schoolteachers, a widow with a lorry of her own: word has got about of what you are trying to do. The meeting breaks up after midnight, and one of them does not go home.

eh-story-mythos-silver-twilight-aid = Cards with a silver moon on them are delivered by hand. The Lodge is in a giving mood: for one evening its archive, its stores and its rites are open, and every caller may leave with something.

eh-story-mythos-the-world-fights-back = Spring comes out of its season to the places that have suffered most. Fevers break and heads clear, and fishermen armed with boathooks drive off a thing that had eaten soldiers.

eh-story-mythos-all-for-nothing = Proofs gathered over many months turn out to have been laid out for the finding. Unless something sounder can be put on the table tonight, what was thought settled will have to be faced again, or worse.

eh-story-mythos-desperate-times = The last safe road is closing, and beside it stands somebody who holds up the barrier with one finger. He asks for very little. Refuse him, and the barrier will fall, and a great deal of night behind it.

eh-story-mythos-eyes-everywhere = Painted saints turn their eyes, and so do the herrings on the slab and the knots in the boards. Someone has been looking through them all, and now knows where each of you sleeps and whom to send.

eh-story-mythos-perplexing-stars = Three observatories wire the same absurdity: the sky has gone back a step, like a man who has left something behind. What had already passed overhead is passing overhead again.

eh-story-mythos-the-storm = A storm forms above dry land and travels against every wind. Where some trouble is already known, it sucks letters and notebooks out through the broken panes; where none is, it leaves one.

eh-story-mythos-a-dark-power = Wounds draw shut on hides that should be cold by now. Every creature abroad lifts its head at the one call and turns on whoever is nearest.

eh-story-mythos-ancient-guardians = The porters turned back at the second cairn, and they were right. Further on, where the expedition is bound, two of the stone figures beside the path are no longer on their pedestals.

eh-story-mythos-arrests-made-in-murder-case = Another body, another locked room, and the newspapers will not wait. In city after city patrols turn out strangers' luggage, and whoever carries a weapon had better have a story and tell it pleasantly.

eh-story-mythos-burden-of-greed = From midnight each thing weighs what it once cost somebody. Straps cut to the bone and pockets drag like anchors: one can let the load fall, or walk on under it and bleed.

eh-story-mythos-from-bad-to-worse = A wet wind gets into the bones that were broken and the minds that were bent, and creditors send round for whatever has been learnt. Those who were whole to begin with only turn over in their sleep.

eh-story-mythos-haunting-nightmares = All over the earth sleepers are walking one corridor towards one door. Those who have understood some small thing about its lock may leave it shut; the rest see what it is a door to.

eh-story-mythos-heat-wave-singes-the-globe = Rails buckle outside Chicago, and the Thames shows its mud at noon. Horses drop in the shafts. Whoever is wise lies still in the shade and lets the days go; whoever is not is carried there.

eh-story-mythos-the-bermuda-triangle = People disappear from trains, from cellars, from the middle of a handshake. A freighter out of Hamilton picks some of them up, days later, adrift in a flat calm, unable to recall any sea.

eh-story-mythos-the-world-shakes = Seismographs from Kew to Kobe draw the same single stroke. Where the expedition was bound the earth has shut over everything, and those who were near dig themselves out by hand. The search must start again elsewhere.

eh-story-mythos-tide-of-despair = Grey water rises in people's dreams and leaves true salt on the pillow, and every night less of the sleeper comes back. Only a blessing keeps anyone above it, and it can be spent but once.

eh-story-mythos-treacherous-magic = Formulas have begun to read their readers. A spell got by heart stirs in the night like a lodger with plans of his own; it can still be forgotten, by those who can bear to be without it.

eh-story-mythos-fractured-reality = Ships' clocks in the North Pacific have drifted hours apart, and a liner reports that she has passed herself. There is a crack in the water out there, and with each week's chart it is longer.
    .encounter = The sea stops as though cut with a ruler, and past the cut a country lies under another sun. You have a boat lowered, and a moment later it is rowing there.
    .solved = The crack draws together like a clean cut, and the clocks of all the fleets agree again.
    .runs-out = From the crack a split runs on to every open door on earth, and something behind each of them comes a step nearer.

eh-story-mythos-growing-madness = A voice without a station talks every night on the long waves, and from Halifax to Havana the asylums are full of people who liked to listen. It comes from a stretch of sea with nothing on it.
    .encounter = Nothing floats here but your own reflection, and it is speaking. Somewhere within earshot there must be a throat.
    .pass = You make out a mast just below the surface and see what it would take to silence it.
    .fail = You listen for the direction until all directions sound alike, and turn for home.
    .solved = The long waves carry nothing but dance music, and in the wards people begin to ask what day it is.
    .runs-out = The voice comes to the end of what it had to say, and no one alive is as sane as the day before.

eh-story-mythos-lost-knowledge = Libraries are losing pages, one to a volume, cut out so finely that there is no stub. The thefts lead to the north of Australia, where something ticks beneath the red sand and men have been seen who do not blink.
    .solved = Under the red sand the ticking runs down, and from that hour no page goes missing anywhere.
    .runs-out = Notebooks are blank in the morning and witnesses vague: all that had been found out is gone.

eh-story-mythos-secrets-of-the-past = Someone is digging ahead of everyone, site after site, and filling the shafts with lead. Once the last is sealed, nothing on earth will remember how the Ancient Ones were withstood.
    .encounter = Their camp is warm yet: picks, a furnace for the lead, and the map they work from. Somewhere on it must be marked the place their orders come from.
    .pass = You find the mark inside a crease, and with it the means to put an end to the digging.
    .fail = The map is all decoys, and by dusk the diggers are a day ahead of you again.
    .solved = The diggers throw down their picks and scatter, and the old places are open once more.
    .runs-out = The last shaft is full of lead, and the one knowledge that could have saved anyone is under it.

eh-story-mythos-dimensions-collide = South Atlantic steamers keep sighting a coast that does not exist, closer on every voyage. There are cities on it, and the people run down to the quays and wave at us to turn back.
    .encounter = From the deck there are two horizons, one over the other, and a gap between them no wider than a street. The water in the gap stands on end.
    .pass = You spot the point where the two worlds touch, and see how they might be prised apart.
    .fail = Spray and a second sun blind you, and the captain will not stay another minute.
    .solved = The upper horizon lifts and pales, and on its quays the crowd can be seen embracing.
    .runs-out = The two coasts meet, and what is left afterwards is not one world, nor the other.

eh-story-mythos-mysterious-lights = Lights hang above the Arctic Ocean that do not waver like the aurora but keep still, as a lamp is held over a threshold. As long as they burn, no door between the worlds will shut.
    .encounter = The ice is green beneath them and almost warm. Under the brightest a pattern has melted into the snow, and the wind is already at its edges.
    .pass = You follow the pattern to its end and know how such lamps are put out.
    .fail = The glare swims in your eyes, and the drift has covered everything before they clear.
    .solved = One by one the lamps go out over the ice, and everywhere doors remember how to close.
    .runs-out = The lamps burn on through the polar summer, and whatever is opened stays open.

eh-story-mythos-spreading-sickness = It began in the mill lanes of Bombay, a fever that leaves the skin cold and the patient smiling. Each steamer takes it further, and on each it has learnt something new.
    .encounter = The doctor at the docks has his charts and has not slept. If you lay out beside them everything you have found, he says, the fever may at last be given a name.
    .solved = Once named, the fever can be treated; the wards of Bombay empty, and the smiles fade with it.
    .runs-out = Nothing is left for the fever to learn, and no house without its cold and smiling patient.

eh-story-mythos-web-between-worlds = Telegraph wires in Greenland hum under a weight that nobody strung on them. Airmen have seen the threads, grey and thick as hawsers, running up from the ice cap and on through the sky.
    .solved = The threads go slack and come down as frost, and above Greenland the sky is only sky.
    .runs-out = The last thread is knotted; world is sewn to world, and down the seam the guests come walking.

eh-story-mythos-faded-from-society = Across the middle of Russia people are being forgotten: the great ones first, then the lesser, and whatever they made or sold goes with them. A signboard hangs without letters, and the crowd cannot say what stood there.
    .encounter = Half the doors in this town belong to no house. At the registry a clerk goes on writing names, and behind his pen they fade one after another.
    .pass = You notice that the pages fade but the blotter does not, and you see how the names might be got back.
    .fail = By evening you cannot recall whose name you came here to find.
    .solved = The clerk's pen runs dry, and in the streets strangers call each other by name and weep.
    .runs-out = There is no one left worth forgetting; the clerk blots his page and shuts the book.

eh-story-mythos-return-of-the-ancient-ones = Trappers in eastern Siberia tell of a gathering on a plain where nothing lives. Beasts that ought to tear each other stand there in a ring, facing inward, and shift a little to make room for the next.
    .solved = The ring is broken past mending, and the plain holds only wind and trampled snow.
    .runs-out = The ring is full, and in the midst of it what had merely been asleep opens its eyes.

eh-story-mythos-stars-aligned = Up in the hills above the Canal an observatory turns all night with nobody inside. The sky turns with it, and each evening the stars are further ahead of the almanac.
    .encounter = The brass in the dome is hot, and the wheels go round without a motor. What shows in the eyepiece is not a star but the tooth of a much larger wheel.
    .pass = You single out the one wheel that casts no shadow and see what would stop it.
    .fail = They spin too fast for your eye, and dawn finds you none the wiser.
    .solved = The wheels stand still, and that evening the stars rise when the almanac says they should.
    .runs-out = The stars have been hurried into their places, and no one is left to move them on.

eh-story-mythos-the-wind-walker = The posts on Great Slave Lake report footprints the size of barns that begin in the midst of a snowfield and end in the midst of the next. Those who look up are found weeks later, frozen, in the tops of trees.
    .solved = The wind over the north drops to nothing, and the snow comes straight down again.
    .runs-out = The cold comes south in one stride, and travellers everywhere lie half frozen where it has dropped them.
