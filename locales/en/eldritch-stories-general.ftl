# Stories of encounters anywhere: city, wilderness, sea.

eh-story-general-1-city = The goods of a vanished lodger have been carried out on the pavement, and the bailiff lets anyone take one thing. Across the street a man in a grey hat is studying not the goods but the takers.
    .pass = You spot the thing worth having, and the grey hat too, and leave with your prize through the yard.
    .fail = There is a police badge under his lapel, and instead of a keepsake you get a cell.
eh-story-general-1-wilderness = In an abandoned camp the table is laid for one more than there are cots. You take what may be of use and open the diary. The last entry tells of your coming, in your own hand, and your reason totters at it.
eh-story-general-1-sea = Heavily the net comes up, and every fish in it has its head to the middle. There is something in there under the silver; but the winch is groaning, and the skipper is reaching for his axe.
    .pass = Your eye picks out from the scales a thing older than nets, and you have it before the axe falls.
    .fail = You look too long; the severed net fouls the screw, and for days you only drift.

eh-story-general-2-city = The owner of the station café hears everything that is said at his tables. With guests he likes he shares it for nothing; for the rest, people say, it goes on the bill.
    .pass = Changing the cloth, he lets fall the name of a place where something was found and not understood.
    .fail = You learn nothing at all, and the bill is one you will be paying off for years.
eh-story-general-2-wilderness = There is the print of a hand in the standing stone, at the height of your shoulder, and it is warm. Yours goes into it as into its own glove, and slowly the stone begins to close.
    .pass = You do not pull away, and before it lets you go the stone gives up a part of what it knows.
    .fail = You wrench free with a new line across your palm, and it is the line of the cursed.
eh-story-general-2-sea = Engines stopped, the ship still makes way. Until dawn a smooth, clean current bears you off to other waters, and just before light you see what holds the cable under the bow. Some of your mind stays there, looking down.

eh-story-general-3-city = Somebody's hand, in the crush at the tram stop, is already inside your bag. You catch it by the wrist; the owner of the wrist has broad shoulders and an alley at his back.
    .pass = You twist until he drops it all, and among your things lies something that was never yours.
    .fail = His fist is a heavy one; when your sight clears he is gone, and one of your things with him.
eh-story-general-3-wilderness = Somebody has piled cairns along the trail: seven, three, seven again, and one set backwards. The wind whistles in them, and each has a note of its own.
    .pass = You know that count, and the stones tell you what they were laid there to tell.
    .fail = The count does not come out, and past the next bend the trail is silent.
eh-story-general-3-sea = Green fires settle on the mastheads, and the old hands bare their heads and mumble half a verse. The other half no one aboard remembers, and the fires seem to be waiting.
    .pass = You finish the verse; a flame comes down in blessing, and both the pain and the fear go out of you.
    .fail = The words do not come, and the fires go out one after another.

eh-story-general-4-city = A crowd in the square wants to know who brought the sickness to their quarter, and a finger stops at you. The carter is already turning his horse and his empty cart.
    .pass = You talk low and of plain things, until the crowd remembers that supper is waiting.
    .fail = Nobody listens; the cart lurches forward, and the wheel goes over your leg.
eh-story-general-4-wilderness = Scree creeps underfoot, and the whole slope breathes like a sleeper's flank. Below you lies the road, and animals have worn a way down to it; the question is where.
    .pass = You find it by the polish on the stones, and before dark have covered a good deal of ground.
    .fail = A stone turns, and you roll to the foot of the slope, battered, with one leg broken.
eh-story-general-4-sea = First bread goes missing from the galley, then candles, then the papers from your cabin, which are back by morning, put in order. The captain swears there is nobody aboard who should not be.
    .pass = Behind a false bulkhead hides a stowaway, who has found the key to your papers and means to join you.
    .fail = You find no one, and from now on you study each face at table and trust none of them.

eh-story-general-5-city = The night man at the evidence store is bored and glad of talk. From the hooks behind him hangs everything this city has ever killed with, each piece with its tag.
    .pass = By the third cigarette you are friends; a weapon leaves with you, and only the tag stays on the hook.
    .fail = You ask too plainly, and he locks the grille with you on the wrong side of it.
eh-story-general-5-wilderness = Eleven pits the lone digger has sunk, and all in the wrong place. Tell him what you know and the twelfth will be right; he has no use for the thing itself, he only wants to be done.
    .yes = You give up your lead, the spade knocks on a lid, and the ancient thing beneath it is yours.
    .no = You go your way, and behind you he starts on the twelfth.
eh-story-general-5-sea = A salvage diver swears that the wreck below has a door which is on none of her plans. The captain will anchor here if you agree to wait until the sea lies down.
    .yes = The wait is a long one, but the thing brought up from behind that door is yours.
    .no = You shake your head, the anchor stays where it is, and the place drops astern.

eh-story-general-6-city = A country notary's library is under the hammer, and lot seventeen is announced as a manual of bee-keeping. The bees in its engravings are larger than the people, and they have cities.
    .pass = In all the room only you know what book that is, and it comes to you for pennies.
    .fail = You take it for what they call it, and it is knocked down to someone else.
eh-story-general-6-wilderness = The wreck of an aeroplane has lain here more than a year. In the log the pilot writes that his passenger hugged a book to the last and begged him not to land.
    .pass = You notice newer stitching in the cover of a seat, and there is the book, whole and dry.
    .fail = You turn over wreckage until dark and find neither the passenger nor the book.
eh-story-general-6-sea = The captain asks you to read over the sewn canvas whatever ought to be read. The body in it is too light, the plank is already tilted, and in the ship's prayer book a second order of burial is written in by hand.
    .pass = You know which of the two releases such a thing, and what you grasp in that minute will serve you yet.
    .fail = You read the wrong one, something in the canvas joins in, and its curse stays aboard with you.

eh-story-general-7-city = Hatless, in a courthouse corridor, a stranger waits to be sentenced for somebody else's crime. The judge wants his dinner and will hear anyone prepared to vouch.
    .pass = Your word is enough; the stranger walks out free, and from here on walks beside you.
    .fail = The judge trusts nothing but a signature, and the stranger's fine is now a debt of yours.
eh-story-general-7-wilderness = The compass needle goes round as evenly as a second hand. Twice you have come upon your own tracks, and the second time there was another set beside them.
    .pass = You pocket the compass, find a star you trust, and by dawn this place lies well behind you.
    .fail = You circle until the days are past counting, and in the end your mind is circling too.
eh-story-general-7-sea = A wave stands up higher than the masts, and for a moment there is an eye in the thickness of it that knows you. Then it breaks and flings you back first on the windlass; the deck drains, but the look stays in your mind.

eh-story-general-8-city = A string quartet plays all evening, and the fears of these last weeks come undone like knots. Light of heart, you stand in the crowd at the cloakroom, where they hand you a coat very like your own.
    .pass = You see the difference before the attendant slips away, and all that is yours comes back to you.
    .fail = Only in the street do you recall what was in your own pocket, and the cloakroom is dark.
eh-story-general-8-wilderness = Strangers make room for you at their fire; next to your place is another, empty, and its bowl is filled first. Nobody eats: they are waiting to see what a guest will do.
    .pass = You know the custom and greet the absent one, and after that they talk to you as to an elder.
    .fail = You sit down on the wrong side, and they look away from the curse that gets up when you do.
eh-story-general-8-sea = The ship's doctor drinks by himself, always with his back to the porthole. Four death certificates he has signed this voyage, says the steward, and three people have died.
    .pass = You sit by him and ask nothing, and by midnight he has told you of the fourth, and it is a lead.
    .fail = He finishes his glass, wishes you a civil good night, and locks himself in his cabin.

eh-story-general-9-city = A tenement is burning, and on the third floor somebody is beating on a door the heat has jammed. The fire engines are far off; the stairs are holding, for now.
    .pass = You break the door, carry its prisoner down on your shoulders, and have a companion from that hour.
    .fail = The door holds, a falling beam burns you, and others bring the prisoner out by the window.
eh-story-general-9-wilderness = The guide goes over, and the rope jerks you to the very brink. Hanging there above nothing, he says "cut it", quite calmly, and it does not seem to be you he is addressing.
    .pass = You bring him up hand over hand, and after that it is not easy to make you let go of anything.
    .fail = The rope takes you over too, onto a ledge below, bleeding, with a leg broken under you.
eh-story-general-9-sea = The wireless operator lets you into his cabin: a ship two years lost is calling on the common wave. He dares not answer her, and there is a great deal you would like to ask.
    .pass = You persuade him to take the key, and the dead ship names a place worth searching.
    .fail = He takes off the headphones, and she calls until the static closes over her.

eh-story-general-10-city = Hold the drowned man's hand, begs the morgue attendant, he lies quieter that way. The fingers close and begin to trace letters on your palm.
    .pass = You leave your hand in his until he has done, and the word turns out to be the name of a place.
    .fail = He writes of you, and at length, and what you are made to read breaks something vital in you.
eh-story-general-10-wilderness = Warm, sweet air comes out of the cleft, and birds lie about its mouth, alive, with their eyes open. Somebody has shifted the slab that used to cover it, and already your head is swimming.
    .pass = You throw your weight on the slab, it grates home, and the wind carries the sweetness off.
    .fail = The slab will not budge, and soon others are pushing beside you, people who cannot be here.
eh-story-general-10-sea = The helmsman drops without a sound, and the wheel turns by itself, slowly and with intent, away from your course. Nobody but you is near enough to reach the bridge.
    .pass = You hang on the spokes and give it nothing, until the water lets go of the rudder.
    .fail = The wheel is stronger than you, and by the time it has its way you are days off your course.

eh-story-general-11-city = Say whatever comes, the alienist tells you, and do not look round: behind the screen there is a stenographer. The pen back there starts to scratch a little before you open your mouth.
    .pass = You talk until the fear runs dry, and leave with a head as clear as a washed window.
    .fail = You look round; the chair is empty, so somebody else must have those notes on you.
eh-story-general-11-wilderness = A stone hut stands by the trail for whoever is tired. Knots of cord hang from its beams: travellers tied into them what troubled their nights, then slept for as long as sleep would have them.
    .yes = You tie a knot of your own, sleep the days away, and wake with that weight gone from your head.
    .no = You run a hand along the knots and go on without sitting down.
eh-story-general-11-sea = A chart of the winds is tattooed on the bosun's back, and its lettering shifts with the latitude. Tonight it has begun to make sentences, he says, pulling off his shirt, and somebody ought to read them.
    .pass = You read from blade to blade without a slip, and come away knowing a spell.
    .fail = You get one syllable wrong, and the line crawls from his skin to yours, a curse to wear.

eh-story-general-12-city = The head porter of the grand hotel can arrange anything: an aeroplane, a surgeon, silence in the papers. But only for those he takes for guests, and just now he is studying your shoes.
    .pass = You carry yourself like a guest of many years, and he is already at the telephone on your behalf.
    .fail = He regrets that today, alas, nothing whatever can be arranged.
eh-story-general-12-wilderness = Something glints at the bottom of a dry well, and iron rungs go down to it. At each rung one more voice calls up to you, and they all belong to people you have buried.
    .pass = You answer none of them, go down to the bottom, and bring the ancient thing up to the light.
    .fail = You answer the last, and it says what it never could in life, and your mind is maimed by it.
eh-story-general-12-sea = At dusk the passengers come one after another to the rail, smile, and let something fall: a ring, a watch, a letter. The water takes it without a splash, and your own hand is already in your pocket.
    .pass = You grip the rail until it is dark, and go below with everything you own.
    .fail = You smile too as your fingers open, and not till morning do you remember what they held.
