/** Fillings of the slots in English programmes. All names are invented. */
export const ENGLISH_WORDS: Record<string, readonly string[]> = {
  adjective:
    "Velvet,Paper,Electric,Hollow,Golden,Midnight,Crooked,Silver,Northern,Wild,Slow,Neon,Broken,Distant,Salt,Marble,Painted,Restless,Quiet,Scarlet,Tin,Lunar,Honey,Winter,Copper,Static,Bright,Lost,Glass,Amber".split(
      ",",
    ),
  noun: "Harbour,Tigers,Letters,Lanterns,Parade,Rivers,Machines,Orchard,Satellites,Foxes,Cathedral,Summers,Engines,Motel,Sparrows,Mirrors,Avenue,Tides,Ghosts,Antlers,Radio,Empires,Wolves,Signals,Garden,Horizon,Monsoon,Postcards,Canyon".split(
    ",",
  ),
  first:
    "Mira,Anton,Lena,Jonas,Clara,Victor,Iris,Daniel,Nora,Elias,Sofia,Theo,Maya,Felix,Ada,Hugo,Elena,Marcus,Ruth,Oscar,Lucia,Samuel,Vera,Noah,Irena,Leon,Tess,Amara,Kenji,Priya".split(
      ",",
    ),
  last: "Holloway,Marchetti,Lindqvist,Petrov,Okafor,Delacroix,Novak,Reyes,Hartmann,Sinclair,Moreau,Castellan,Whitlock,Ivanova,Tanaka,Almeida,Brandt,Kovac,Ferreira,Maddox,Haddad,Osei,Lindgren,Varga,Quinn".split(
    ",",
  ),
  tour: "Night Swimming,Small Fires,Every Window,The Long Way Home,Afterlight,Weather Report,Second Sun,Paper Boats,A Year of Rain,Lines on a Map,Soft Machines,Blue Hours,Open Water,Northbound".split(
    ",",
  ),
  composer:
    "Vivaldi,Bach,Mozart,Beethoven,Brahms,Dvořák,Tchaikovsky,Debussy,Mahler,Schubert,Chopin,Ravel,Sibelius,Handel,Haydn,Grieg".split(
      ",",
    ),
  ensemble:
    "Chamber Orchestra,Philharmonic,String Quartet,Baroque Ensemble,Youth Orchestra,Brass Quintet,Symphony,Choir and Soloists".split(
      ",",
    ),
  genre:
    "Jazz,Soul,Blues,Folk,Flamenco,Tango,Indie,Afrobeat,Bossa Nova,Swing,Klezmer,Ambient,Bluegrass,Funk".split(
      ",",
    ),
  beat: "House,Techno,Disco,Drum & Bass,Hip-Hop,Afro House,Trance,Garage,R&B,Italo Disco,Salsa,Reggaeton,90s,80s Synth".split(
    ",",
  ),
  dj: "DJ Marble,Nightjar,Low Tide,Kasumi,Vanta,Ora Blue,Selekta Moon,Pixel Mother,Tin Roof,Hexa,Mono Lisa,DJ Paprika,Lune,Cassette Kid,Ultra Violeta,Subway Saint".split(
    ",",
  ),
  night:
    "Neon Garden,Afterglow,Low Lights,Basement Theory,Saturday Rites,Paradise Lost & Found,Full Moon Social,Glitter Hour,Midnight Express,Heatwave,Tropicalia,Blackout,Silver Screen Disco,Vinyl Only,Mirrorball,Red Room,Warehouse Hymns,Soul Kitchen".split(
      ",",
    ),
  classic:
    "Hamlet,Twelfth Night,The Cherry Orchard,Three Sisters,Uncle Vanya,The Seagull,A Doll's House,Hedda Gabler,The Government Inspector,Tartuffe,The Miser,Cyrano de Bergerac,Romeo and Juliet,Much Ado About Nothing,The Tempest,Macbeth,King Lear,Faust,The Imaginary Invalid,Ghosts,Antigone,Medea,Lysistrata".split(
      ",",
    ),
  newplay:
    "Night Train to Nowhere,The Cartographer's Wife,Eleven Minutes,The Understudy,Salt and Iron,A Room Facing North,The Last Lighthouse,Dinner for Nobody,The Weather Office,Letters Never Sent,What the Piano Heard,The Glass Orchard,Tuesday's Child,Eight Suitcases,The Silent Auction,Borrowed Light".split(
      ",",
    ),
  tale: "The Little Prince,The Snow Queen,Puss in Boots,The Nutcracker,Peter and the Wolf,Hansel and Gretel,The Firebird,Pinocchio,The Ugly Duckling,Three Little Pigs".split(
    ",",
  ),
  opera:
    "Carmen,La Traviata,The Magic Flute,Tosca,Aida,Rigoletto,La Bohème,Don Giovanni,Swan Lake,Giselle,The Barber of Seville,Nabucco".split(
      ",",
    ),
  mascot:
    "Falcons,Wolves,Lions,Comets,Bears,Hawks,Pirates,Rangers,Dragons,Sharks,Stallions,Titans,Eagles,Thunder,Royals,Foxes".split(
      ",",
    ),
  game: "Basketball,Volleyball,Handball,Futsal,Ice Hockey,Water Polo,Table Tennis".split(","),
  race: "10K,Half Marathon,Night Run,Charity 5K,Trail Run,Relay,Criterium".split(","),
  show: "Light and Other Materials,The Invisible City,Portraits in Blue,After the Flood,Soft Architecture,Paper Worlds,A Century of Colour,Objects of Affection,Between Two Rivers,New Geometries,The Photographed Street,Thread and Memory,Postcards from the Edge,Wild Botany,The Unfinished Map,Nocturnes,Clay,Echoes in Steel,Young Painters,Machines that Dream".split(
    ",",
  ),
  field:
    "Design,Data,Climate,Health,Education,Cities,Food,Mobility,Robotics,Open Source,Language,Energy,Games,Security,Product,Accessibility".split(
      ",",
    ),
  craft:
    "Ceramics,Bookbinding,Screen Printing,Watercolour,Sourdough,Calligraphy,Film Photography,Knitting,Woodcarving,Creative Writing".split(
      ",",
    ),
  topic:
    "Building Calm Software,Maps for Everyone,The Future of Streets,Better Meetings,Sleep and Light,Writing Clearly,Public Transport in 2040,Growing Food in Cities,Reading the Night Sky,Fair Algorithms".split(
      ",",
    ),
  fair: "Street Food,Wine and Cheese,Craft Beer,Lantern,Flower,Book,Vintage,Design,Honey,Chocolate,Coffee".split(
    ",",
  ),
  fun: "Pub Quiz,Stand-up Open Mic,Board Game Night,Poetry Slam,Swap Market,Silent Reading Hour,Repair Café,Language Exchange,Storytelling Night,Film Club".split(
    ",",
  ),
  workout:
    "Sunrise Yoga,Power Pilates,Kettlebell Basics,Running Club,Spin & Soul,Bouldering for Beginners,Mobility Flow,Boxing Circuit,Breathwork,Dance Cardio".split(
      ",",
    ),
  oddity:
    "A Parade of One,Synchronised Umbrella Opening,The Whispering Contest,Minutes of Total Silence,Hide and Seek for Adults,The Great Sock Exchange,World Staring Final,Applause for the Moon".split(
      ",",
    ),
  tide: "Sunrise,Morning,Family,Sunset,Golden Hour,Silent".split(","),
};
