# Stories of the Ancient Ones, their mysteries and how the tale ends.

eh-story-ancient-azathoth = No astronomer has found what everything turns about, for it lies where turning stops. It is blind, it is past measuring, and it is kept asleep with music. Whenever a certain green star rises, the players miss a note.
    .awakens = The music stops. There is time to notice the silence, and no time for anything more.
    .won = Far off the players find their note again, and the green star goes out like the lamp of someone who has dropped off at last. The world continues to be dreamt, and only you know how nearly it was not.
    .lost = The sleeper turns over. There is no flame and no thunder; there is merely, all at once, nobody left to ask what happened.

eh-story-mystery-occult-research = Four copies of one treatise survive, and each errs in a different place. Only by holding them against all that is found abroad can it be learnt what the sleeper is and what keeps it so.
    .solved = The errors cancel one another, and what remains on the page is short, dreadful and of use.

eh-story-mystery-omen-of-devastation = When the sky and a door show one sign, both are at their weakest. Let such a door be shut in such an hour, by someone who knows why, and the star above it is dimmed.
    .solved = The sign in the sky is blotted out, as if a thumb had been laid on it.

eh-story-mystery-seed-of-the-daemon-sultan = Among the felled larches of Tunguska the soil is still warm, and no meteorite was ever dug from it. Something was sown there that summer, and this year it has come up.
    .solved = The seed is out of the ground, root and all, and the larches no longer lean towards the hole.

eh-story-mystery-the-true-name = It has a name, this sleeper, and someone broke it into syllables and hid them over the whole earth, so that nobody should call it unawares. Put together by the right voice, they do not wake but bind.
    .solved = Entire at last, the name is spoken once, in a whisper, and then forgotten on purpose.

eh-story-ancient-cthulhu = Sculptors wake with clay under their nails and the same figure on every table; helmsmen alter course for a place on no chart and cannot say why. Beneath the South Pacific someone is dreaming aloud, and the dreams are getting answers.
    .awakens = The dreams break off, and the ocean rises in its midst like a drawn breath. Far to the south a door of green stone stands open, and everyone alive, waking or sleeping, knows it.
    .won = The city goes down with its lord inside, and the swell reaches the coasts of the world as a wave like any other. That night, for the first time in months, nobody dreams of anything.
    .lost = One after another the last minds that could refuse fall quiet. On all the beaches people stand and sing, up to the ankles, then up to the waist, in perfect time.

eh-story-mystery-rlyeh-risen = South of every shipping lane a mountain has come up with streets on it. Its corners will not hold still for the eye, its mud is full of bones, and somewhere among the green blocks is the way to send it under again.
    .solved = With a sound like one long swallow the city goes under, and the gulls come back to the water.

eh-story-mystery-the-deep-ones-attack = Lightships burn with nobody aboard, and in fishing villages supper stands cold on the tables. The raiders keep lanes of their own beneath the sea, and it is there, lane by lane, that they must be met.
    .solved = Their last lane is broken, and along the coasts the windows are lit again.

eh-story-mystery-the-stars-are-right = Navigators find their instruments sound and the heavens at fault. Whatever can still be learnt has put to sea: it is to be read from a deck, by night, in the water no less than above it.
    .solved = The last bearing is worked out, and the hour at which the dreamer can be hurt is known to the minute.

eh-story-mystery-watching-the-stars = On clear nights a creature comes up in the Southern Ocean to study the stars, and she is not yet full grown. She is waiting for one figure in the sky, and when she sees it she will go down and wake her father.
    .solved = Down through cold green water she goes, her eyes still on the sky, and now no one keeps his calendar.

eh-story-ancient-shub-niggurath = Flocks drop young which the shepherds bury by night, and roads that were cut last spring have closed. In the thick of the woods something is giving birth and does not stop, and those who wait on her no longer hide their tracks.
    .awakens = In the heart of Africa the forest heaves from below, and the Mother comes up with the roots still hanging from her. All her brood, wherever it grazes, turns its head and sets out to her.
    .won = She sinks back into the mud she rose from, and the forest above grows as quiet as a churchyard. By the next rains there are birds in it.
    .lost = The herd has no more need of hiding. It comes out of the trees and down the streets at an easy walk, and behind it there is always more of it.

eh-story-mystery-hunting-the-thousand = The brood can be numbered, says the old hunters' rite, and what is numbered can be thinned. But each beast brought down has to be entered under its proper name, or the thicket simply bears it again.
    .solved = The tally is closed, and for once the woods have fewer eyes in them than the night before.

eh-story-mystery-nature-of-the-all-mother = Paper that mentions her rots, and no city keeps a line about her. What is known is known to moss, to shepherds, to bones in hollow trees; out there it has to be read.
    .solved = It all comes together: what she feeds on, what she fears, and why she is never seen to sleep.

eh-story-mystery-rituals-in-the-wild = There are fires in the Canadian barrens, in West Africa, in the north of Australia and among the dead trees of Tunguska, and the drums beside them keep one beat. Find the stones they dance around, and the beat can be broken.
    .solved = The fires are stamped out, the drums fall out of step, and the forest forgets what it was growing.

eh-story-mystery-spawn-of-the-black-goat = Villages on the upper Amazon have moved out on rafts to the middle of the river and will not say why. Something the Goat bore is walking along both banks, and ghouls run before it like hounds.
    .solved = It lies in the shallows with the brown current going through it, and the rafts pole back to shore.

eh-story-ancient-yog-sothoth = It does not wait behind the door: it is the door, the lock, and the hand on the latch. Every spell that is cast anywhere leans on it a little, and of late something has begun to lean back.
    .awakens = All at once there is an outside to every room: behind wardrobes, at the bottom of wells, between one page and the next. The gate has noticed that it is being used.
    .won = The last key snaps in the last lock. Doors lead once more to the rooms behind them, and nobody who counts the corners finds one over.
    .lost = Every door stands open, and behind them all is the same place. Yesterday and tomorrow walk in together, and there is no longer an outside to run to.

eh-story-mystery-arcane-understanding = To understand the door one must give up the habit of using it. Each formula has to be worked a last time, watched from within, and let go for good.
    .solved = Enough has been given up, and seen from without the door proves to have a hinge.

eh-story-mystery-spawn-of-yog-sothoth = Barns in the hills behind Arkham have been lifted off their footings, and the tracks lead into town. No one has seen what leaves them, though it came down the middle of College Street in broad daylight.
    .solved = It comes apart like a gust that has spent itself, and the grass it stood on slowly rises.

eh-story-mystery-the-beyond-one = The same tall guest appears in accounts that are centuries apart, never named, always on the far side of a threshold. Set in their order the accounts are not history: they are directions.
    .solved = Read from last to first, the directions lead out again and shut the way behind them.

eh-story-mystery-where-the-old-ones-broke-through = Some of the openings are older than the rest, with edges worn smooth by use. It is not enough to shut one of these: power must be burnt in the breach, as smiths burn flux to make a weld.
    .solved = The oldest breaches are welded up, and the scars are already cold to the touch.

eh-story-end-all-eliminated = Nobody is left who knows. The last notebook lies in a hotel safe, and the clerk who opens it takes it for the draft of a novel. Outside it is getting dark rather early for the season.

eh-story-end-mythos-ran-out = There was no last battle; the days merely came to an end. Somewhere an answer lay a week too far off, a ship an hour too late, and now the sky has turned its final page and there is nothing written on the back.

eh-story-end-won = The newspapers report mild weather and a fall in the price of wheat. Somewhere a few worn people get off at a station where no one is waiting for them, set down their bags and listen, and hear nothing whatever.
