import type { Outside } from '../findings/weather.ts'

// The figures are from climate/README.md, measured by scripts/climate/measure.ts.

/** The full statement, for the notes in the metadata of the year. */
export const EMBEDDED_TRUST_NOTE =
  'Accuracy: compared with 42 real years of all inhabited continents, the specific yield of the same plant differs by 5.0 % on average on fixed racks (6.9 % on trackers), at most 14 % (Shimla, in the Himalaya; trackers 18 %, Amsterdam), and is 4.4 % too high (trackers 6.2 %). The annual global irradiation differs by 4.3 %, single months by 6.7 %, the temperature by 1.0 K. In North America: yield 3.4 %, at most 13 %, irradiation 3.2 %.'

/** The note of a place where the table has no land, by its mask. */
export const SEA_NOTE =
  'The table has no land at this place (open sea, a small island, or the ice south of 85 degrees): irradiation and temperature are those of the surroundings, and the elevation is 0 m unless you send one.'

/** Beyond it the irradiation of the table is least reliable: the Global Solar Atlas ends at 60 S and 65 N. */
const POLAR_DEG = 60

export function isPolar(latitudeDeg: number): boolean {
  return Math.abs(latitudeDeg) > POLAR_DEG
}

/** Why the accuracy of an embedded year does not hold at its place; null where it does. */
export function outsideOf(latitudeDeg: number, notes: readonly string[] | undefined): Outside {
  if (isPolar(latitudeDeg)) return 'polar'
  return notes?.includes(SEA_NOTE) === true ? 'sea' : null
}
