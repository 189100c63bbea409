//! Where the spaces of the world are drawn, on a board of 988 by 660 whose coast the clients know.

/// A space on the map: its id, where it is, where its name stands, its landmark.
pub struct Spot {
    pub id: &'static str,
    pub at: (i32, i32),
    pub label: Option<(i32, i32)>,
    pub icon: Option<&'static str>,
}

/// What a path runs through between its ends; a path that is not listed is straight.
pub struct Way {
    pub ends: [&'static str; 2],
    pub by: &'static [(i32, i32)],
}

pub const WIDTH: u32 = 988;
pub const HEIGHT: u32 = 660;

/// Names written on the water.
pub const SEAS: [(&str, i32, i32); 3] =
    [("pacific", 943, 368), ("atlantic", 352, 289), ("indian", 730, 489)];

pub fn spot(id: &str) -> Option<&'static Spot> {
    SPOTS.iter().find(|spot| spot.id == id)
}

/// The points between two spaces, in the order of travel.
pub fn way(from: &str, to: &str) -> Vec<(i32, i32)> {
    let there = WAYS.iter().find(|way| way.ends == [from, to]);
    let back = WAYS.iter().find(|way| way.ends == [to, from]);
    match (there, back) {
        (Some(way), _) => way.by.to_vec(),
        (None, Some(way)) => way.by.iter().rev().copied().collect(),
        (None, None) => Vec::new(),
    }
}

#[rustfmt::skip]
const SPOTS: &[Spot] = &[
    Spot { id: "space-1", at: (45, 124), label: None, icon: None },
    Spot { id: "space-2", at: (65, 346), label: None, icon: None },
    Spot { id: "space-3", at: (170, 549), label: None, icon: None },
    Spot { id: "space-4", at: (131, 126), label: None, icon: None },
    Spot { id: "space-5", at: (187, 225), label: None, icon: None },
    Spot { id: "space-6", at: (167, 302), label: None, icon: None },
    Spot { id: "space-7", at: (223, 392), label: None, icon: None },
    Spot { id: "space-8", at: (292, 326), label: None, icon: None },
    Spot { id: "space-9", at: (328, 98), label: None, icon: None },
    Spot { id: "space-10", at: (409, 372), label: None, icon: None },
    Spot { id: "space-11", at: (402, 532), label: None, icon: None },
    Spot { id: "space-12", at: (349, 589), label: None, icon: None },
    Spot { id: "space-13", at: (609, 74), label: None, icon: None },
    Spot { id: "space-14", at: (546, 133), label: None, icon: None },
    Spot { id: "space-15", at: (538, 528), label: None, icon: None },
    Spot { id: "space-16", at: (666, 157), label: None, icon: None },
    Spot { id: "space-17", at: (700, 355), label: None, icon: None },
    Spot { id: "space-18", at: (706, 558), label: None, icon: None },
    Spot { id: "space-19", at: (925, 122), label: None, icon: None },
    Spot { id: "space-20", at: (811, 429), label: None, icon: None },
    Spot { id: "space-21", at: (868, 498), label: None, icon: None },
    Spot { id: "san-francisco", at: (101, 270), label: Some((101, 303)), icon: Some("suspension-bridge") },
    Spot { id: "arkham", at: (251, 240), label: Some((275, 245)), icon: Some("spooky-house") },
    Spot { id: "buenos-aires", at: (285, 534), label: Some((263, 522)), icon: Some("obelisk") },
    Spot { id: "london", at: (439, 183), label: Some((414, 197)), icon: Some("clock-tower") },
    Spot { id: "rome", at: (496, 243), label: Some((472, 249)), icon: Some("greek-temple") },
    Spot { id: "istanbul", at: (576, 250), label: Some((578, 285)), icon: Some("byzantin-temple") },
    Spot { id: "tokyo", at: (897, 281), label: Some((901, 315)), icon: Some("pagoda") },
    Spot { id: "shanghai", at: (835, 306), label: Some((850, 335)), icon: Some("dragon-head") },
    Spot { id: "sydney", at: (922, 533), label: Some((914, 568)), icon: Some("kangaroo") },
    Spot { id: "the-amazon", at: (278, 439), label: Some((278, 472)), icon: Some("jungle") },
    Spot { id: "the-pyramids", at: (582, 317), label: Some((607, 329)), icon: Some("egyptian-pyramids") },
    Spot { id: "the-heart-of-africa", at: (553, 436), label: Some((553, 469)), icon: Some("tribal-mask") },
    Spot { id: "the-himalayas", at: (734, 310), label: Some((722, 283)), icon: Some("mountaintop") },
    Spot { id: "tunguska", at: (776, 132), label: Some((776, 165)), icon: Some("burning-meteor") },
    Spot { id: "antarctica", at: (632, 609), label: Some((658, 614)), icon: Some("icebergs") },
];

#[rustfmt::skip]
const WAYS: &[Way] = &[
    Way { ends: ["san-francisco", "space-1"], by: &[(68, 180)] },
    Way { ends: ["san-francisco", "space-2"], by: &[(72, 292)] },
    Way { ends: ["san-francisco", "space-5"], by: &[(140, 234)] },
    Way { ends: ["san-francisco", "space-6"], by: &[(128, 300)] },
    Way { ends: ["san-francisco", "space-7"], by: &[(115, 338), (164, 389)] },
    Way { ends: ["arkham", "london"], by: &[(312, 205), (381, 177)] },
    Way { ends: ["arkham", "space-5"], by: &[(221, 225)] },
    Way { ends: ["arkham", "space-6"], by: &[(215, 292)] },
    Way { ends: ["arkham", "space-8"], by: &[(278, 280)] },
    Way { ends: ["arkham", "space-9"], by: &[(292, 192), (302, 131)] },
    Way { ends: ["buenos-aires", "the-amazon"], by: &[(289, 485)] },
    Way { ends: ["buenos-aires", "space-3"], by: &[(281, 578), (236, 583)] },
    Way { ends: ["buenos-aires", "space-7"], by: &[(263, 590), (218, 555), (212, 463)] },
    Way { ends: ["buenos-aires", "space-8"], by: &[(341, 501), (360, 436), (333, 375)] },
    Way { ends: ["buenos-aires", "space-12"], by: &[(312, 567)] },
    Way { ends: ["london", "rome"], by: &[(421, 201), (406, 234), (413, 279), (447, 269)] },
    Way { ends: ["london", "space-13"], by: &[(449, 146), (474, 95)] },
    Way { ends: ["rome", "istanbul"], by: &[(533, 225)] },
    Way { ends: ["rome", "the-pyramids"], by: &[(518, 280), (548, 299)] },
    Way { ends: ["rome", "space-10"], by: &[(460, 259), (422, 282), (399, 317)] },
    Way { ends: ["rome", "space-14"], by: &[(498, 205), (528, 165)] },
    Way { ends: ["istanbul", "the-pyramids"], by: &[(604, 278)] },
    Way { ends: ["istanbul", "space-16"], by: &[(621, 231), (643, 186)] },
    Way { ends: ["istanbul", "space-17"], by: &[(627, 275), (666, 317)] },
    Way { ends: ["tokyo", "shanghai"], by: &[(868, 304)] },
    Way { ends: ["tokyo", "space-19"], by: &[(919, 231), (931, 168)] },
    Way { ends: ["tokyo", "space-20"], by: &[(892, 338), (865, 392)] },
    Way { ends: ["shanghai", "the-himalayas"], by: &[(782, 297)] },
    Way { ends: ["shanghai", "space-17"], by: &[(788, 338), (745, 344)] },
    Way { ends: ["shanghai", "space-19"], by: &[(840, 238), (879, 168)] },
    Way { ends: ["shanghai", "space-20"], by: &[(833, 346), (818, 389)] },
    Way { ends: ["sydney", "antarctica"], by: &[(885, 578), (760, 599)] },
    Way { ends: ["sydney", "space-18"], by: &[(903, 558), (799, 565)] },
    Way { ends: ["sydney", "space-20"], by: &[(935, 495), (923, 453), (868, 443)] },
    Way { ends: ["the-amazon", "space-7"], by: &[(248, 416)] },
    Way { ends: ["the-pyramids", "the-heart-of-africa"], by: &[(568, 379)] },
    Way { ends: ["the-pyramids", "space-10"], by: &[(474, 338)] },
    Way { ends: ["the-himalayas", "space-17"], by: &[(712, 332)] },
    Way { ends: ["tunguska", "space-16"], by: &[(723, 144)] },
    Way { ends: ["tunguska", "space-19"], by: &[(857, 129)] },
    Way { ends: ["antarctica", "space-12"], by: &[(465, 603)] },
    Way { ends: ["space-1", "space-4"], by: &[(85, 115)] },
    Way { ends: ["space-4", "space-5"], by: &[(164, 168)] },
    Way { ends: ["space-6", "space-7"], by: &[(170, 353), (197, 375)] },
    Way { ends: ["space-7", "space-8"], by: &[(248, 364)] },
    Way { ends: ["space-8", "space-10"], by: &[(349, 346)] },
    Way { ends: ["space-10", "space-15"], by: &[(397, 416), (432, 443), (474, 495)] },
    Way { ends: ["space-14", "space-16"], by: &[(621, 136)] },
    Way { ends: ["space-15", "space-17"], by: &[(615, 523), (652, 463), (673, 403)] },
    Way { ends: ["space-15", "space-18"], by: &[(632, 552)] },
    Way { ends: ["space-17", "space-20"], by: &[(717, 409), (758, 433)] },
    Way { ends: ["tokyo", "space-2"], by: &[(937, 307), (1022, 326), (-38, 326)] },
    Way { ends: ["sydney", "space-3"], by: &[(955, 558), (1022, 564), (-38, 565), (85, 567)] },
    Way { ends: ["space-19", "space-1"], by: &[(958, 136), (1022, 140), (-38, 148)] },
];
