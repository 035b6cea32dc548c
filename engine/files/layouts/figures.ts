import { decimalNumber } from '../decimal-number.ts'
import type { Figures } from './feature.ts'
import { headingOf } from './headings.ts'
import type { LayoutDraft } from './layout-draft.ts'

type Name = keyof Figures

/** Spellings of headings and properties, without units, in lower case without accents and signs. */
const SPELLINGS: Readonly<Record<Name, readonly string[]>> = {
  id: [
    'id',
    'name',
    'label',
    'tableid',
    'trackerid',
    'rowid',
    'rackid',
    'table',
    'tracker',
    'rack',
    'row',
    'fid',
    'objectid',
    'number',
    'no',
    'nr',
  ],
  azimuth: ['azimuth', 'azi', 'azm', 'azimut', 'axisazimuth', 'trackerazimuth', 'heading', 'bearing', 'ausrichtung'],
  tilt: ['tilt', 'inclination', 'inclinaison', 'inclinacion', 'neigung', 'slope', 'tiltangle', 'axistilt', 'moduletilt'],
  roll: ['roll', 'rollangle'],
  length: ['length', 'len', 'tablelength', 'trackerlength', 'rowlength', 'rowlen', 'laenge', 'longueur', 'longitud', 'lunghezza'],
  width: ['width', 'tablewidth', 'collectorwidth', 'chord', 'chordlength', 'breite', 'largeur', 'ancho', 'larghezza', 'slopelength'],
  z: ['z', 'elevation', 'elev', 'altitude', 'alt', 'zcoordinate', 'zcoord', 'topofpile', 'topofpost', 'pileto', 'ztop', 'pointz', 'level'],
  height: ['height', 'h', 'hoehe', 'hauteur', 'altura', 'altezza', 'buildingheight', 'treeheight', 'objectheight', 'hubheight'],
  modules: [
    'modules',
    'nmodules',
    'nmod',
    'modulecount',
    'modulequantity',
    'numberofmodules',
    'panels',
    'npanels',
    'panelcount',
    'moduleqty',
    'modulos',
  ],
  strings: ['strings', 'nstrings', 'stringcount', 'numberofstrings'],
  across: ['modulesacross', 'moduleshigh', 'modulesup', 'nmodulesacross', 'numberofmoduleshigh'],
  gapAlong: ['modulegap', 'modulegapalong', 'gapalong', 'modulexspacing', 'xspacingbetweenmodules'],
  gapAcross: ['modulegapacross', 'gapacross', 'moduleyspacing', 'yspacingbetweenmodules'],
  subRowGap: ['subrowgap', 'centregap', 'centergap', 'torquetubegap'],
  subRows: ['subrows', 'nsubrows'],
  tubeDiameter: ['tubediameter', 'torquetubediameter'],
  tubeBelow: ['tubebelow', 'torquetubebelow', 'rackoffset'],
  diameter: ['diameter', 'dia', 'crowndiameter', 'durchmesser', 'diametre', 'diametro'],
  radius: ['radius', 'radio', 'rayon'],
  transmittance: ['transmittance', 'transparency', 'porosity'],
}

const NAMES = new Map(
  Object.entries(SPELLINGS).flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, name as Name] as const)),
)

/** The figure that a heading or property means; null for any other. */
export function figureOf(heading: string): { name: Name; factor: number } | null {
  const { name, factor } = headingOf(heading)
  const found = NAMES.get(name)
  return found === undefined ? null : { name: found, factor }
}

/** Figures of properties, the first of each meaning; what is no number is left out. */
export function figuresOf(properties: Iterable<readonly [key: string, value: unknown]>): Figures {
  const figures: { -readonly [Key in Name]?: Figures[Key] } = {}
  for (const [key, value] of properties) {
    const meant = figureOf(key)
    if (meant === null || figures[meant.name] !== undefined) continue
    if (meant.name === 'id') {
      const id = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
      if (id !== '') figures.id = id.slice(0, 100)
      continue
    }
    const number =
      typeof value === 'number' ? value : typeof value === 'string' && value.length < 40 ? decimalNumber(value.trim()) : Number.NaN
    if (Number.isFinite(number)) figures[meant.name] = number * meant.factor
  }
  return figures
}

/** Letters of the shortest name whose misspellings are found. */
const NAME_LEAST = 4

/** Letters of the shortest beginning that stands for a name. */
const BEGINNING_LEAST = 3

/** Headings of one file that are looked at, each once. */
const HEADINGS_MAX = 500

/** Names that are a letter away from a known one say nothing: a note asks what they mean. */
export function noteMisspelt(headings: Iterable<string>, draft: LayoutDraft): void {
  for (const heading of headings) {
    if (draft.headings.has(heading) || draft.headings.size >= HEADINGS_MAX) continue
    draft.headings.add(heading)
    const { name } = headingOf(heading)
    if (NAMES.has(name)) continue
    const near = nearName(name, NAMES.keys())
    if (near !== null)
      draft.remark('ignored', { key: heading, line: null }, `${JSON.stringify(heading.slice(0, 50))} is not read: is ${near} meant?`)
  }
}

/** The known name that a heading is near, itself where it is known; null for none. @param others  names besides those of figures */
export function nearFigure(heading: string, others: readonly string[]): string | null {
  const { name } = headingOf(heading)
  const all = [...NAMES.keys(), ...others]
  if (all.includes(name)) return heading
  return nearName(name, all) ?? all.find((known) => name.length >= BEGINNING_LEAST && known.startsWith(name)) ?? null
}

function nearName(name: string, all: Iterable<string>): string | null {
  if (name.length < NAME_LEAST) return null
  return [...all].find((known) => known.length >= NAME_LEAST && isNear(name, known)) ?? null
}

/** Whether two names differ by one letter that is more, less or another, or by two that are exchanged. */
function isNear(a: string, b: string): boolean {
  let from = 0
  while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++
  let rest = 0
  while (rest < Math.min(a.length, b.length) - from && a[a.length - 1 - rest] === b[b.length - 1 - rest]) rest++
  const [own, other] = [a.slice(from, a.length - rest), b.slice(from, b.length - rest)]
  return (own.length <= 1 && other.length <= 1) || (own.length === 2 && own === [...other].reverse().join(''))
}
