import type { OwnFigures } from '../../engine/library/catalogue.ts'
import { componentId, foldText, type Origin } from '../../engine/library/component-id.ts'
import { type Decimal, decimalValue } from '../../engine/library/decimal.ts'
import { packTable, type TableProvenance, type TableSource } from '../../engine/library/table-format.ts'
import type { SamList } from './sam-list.ts'

/** A component that passed the checks. */
export interface Component {
  manufacturer: string
  name: string
  figures: Record<string, Decimal | null>
  /** Flags and positions. */
  bytes: Record<string, number | null>
  /** Own section of a run request, for components whose figures are not those of a list. */
  own?: OwnFigures<object>
}

/** A component of a PAN or OND file. */
export interface FileComponent extends Component {
  source: TableSource
  origin: Origin
}

/**
 * How to import one kind of component. `read` returns the component of a row, or the reason why the
 * row is excluded.
 */
export interface ImportKind {
  title: string
  series: TableProvenance['series']
  /** Position of the series of a component; null for none. */
  seriesOf(manufacturer: string, name: string): number | null
  read(row: Map<string, string>, list: SamList): Component | string
}

/** The components of one data sheet, and why others of it were refused. */
export interface SheetComponents {
  source: TableSource
  components: Component[]
  refused: string[]
}

/** Components of lists and files before data sheets are added to them. */
export interface Gathered {
  placed: Map<string, Placed>
  sources: TableSource[]
  keptOut: Record<string, number>
  /** Ids whose figures a newer list changed. */
  revised: string[]
}

export interface Imported {
  bytes: Uint8Array
  keptOut: Record<string, number>
  rows: number
  revised: string[]
  /** Names of data sheets that a list or file has too, with the id of the component that stays. */
  covered: { id: string; sheet: Component }[]
}

const DUPLICATE = 'same manufacturer and name as another row'
const AMBIGUOUS = 'differs from another row in figures, but not in letters and digits of its name'
const OLDER = 'also in a newer list'
/** Reasons that concern data sheets begin with it. */
export const OF_SHEETS = 'data sheet: '
const COVERED = `${OF_SHEETS}also in a list or file`
const OLDER_SHEET = `${OF_SHEETS}also in a newer data sheet`

/** Numbers that a list prints with three digits are rounded by up to this fraction. */
const THREE_DIGITS = 0.0051

const LICENCE =
  'Figures of the System Advisor Model (SAM) component libraries as SAM and pvlib-python distribute them, copyright Alliance for Sustainable Energy, LLC, BSD 3-Clause License; checked and rearranged. ' +
  'Figures of PAN and OND files and of data sheets as their manufacturers published them; the files are not contained. See engine/library/NOTICE.md.'

export interface Placed {
  component: Component
  /** Position of its source. */
  source: number
  /** Position of the first list that has it. */
  since: number
  origin: Origin
}

/**
 * Merges lists of one kind, oldest first, and files. Of rows with the same id, that of
 * the newest list is kept. It keeps the figures of an older list that agree with it to the digits
 * that the older list prints, so that a newer list moves no result without a reason.
 */
export function gatherLists(lists: SamList[], kind: ImportKind, files: FileComponent[] = []): Gathered {
  const placed = new Map<string, Placed>()
  const keptOut: Record<string, number> = {}
  const revised: string[] = []
  const keepOut = (reason: string, count = 1) => {
    keptOut[reason] = (keptOut[reason] ?? 0) + count
  }
  const spellings = new Map<string, string>()
  for (const [source, list] of lists.entries()) {
    const roundedBelow = (known: Placed): number => lists[known.source].threeDigitsBelow
    for (const [id, sameId] of byId(list, kind, keepOut)) {
      const known = placed.get(id)
      const kept =
        sameId.find(({ figures }) => known !== undefined && agree(known.component.figures, figures, roundedBelow(known))) ?? sameId[0]
      for (const other of sameId)
        if (other !== kept) keepOut(Bun.deepEquals([other.figures, other.bytes], [kept.figures, kept.bytes]) ? DUPLICATE : AMBIGUOUS)
      if (known !== undefined) keepOut(OLDER)
      const isRevised = known !== undefined && !agree(known.component.figures, kept.figures, roundedBelow(known))
      if (isRevised) revised.push(id)
      const component = merged(known?.component, kept, isRevised, spellings)
      placed.set(id, { component, source, since: known?.since ?? source, origin: 'cec' })
    }
    for (const { component } of placed.values()) {
      const spelling = wordsOf(component.manufacturer)
      if (!spellings.has(spelling)) spellings.set(spelling, component.manufacturer)
    }
  }
  for (const [k, file] of files.entries()) {
    const id = componentId(file.manufacturer, file.name, file.origin)
    if (placed.has(id)) throw new Error(`${file.source.file}: another file has the id ${id}: leave one of them out`)
    const source = lists.length + k
    placed.set(id, { component: file, source, since: source, origin: file.origin })
  }
  const sources: TableSource[] = lists.map(({ file, title, listDate, rows, sha256, carrier }) => ({
    file,
    title,
    list_date: listDate,
    rows: rows.length,
    sha256,
    carrier,
  }))
  return { placed, sources: [...sources, ...files.map(({ source }) => source)], keptOut, revised }
}

/**
 * Adds what data sheets have besides lists and files, and packs the table. Of two sheets with one
 * component the newer one counts.
 */
export function withSheets(gathered: Gathered, kind: ImportKind, sheets: SheetComponents[]): Imported {
  const placed = new Map(gathered.placed)
  const keptOut = { ...gathered.keptOut }
  const keepOut = (reason: string) => {
    keptOut[reason] = (keptOut[reason] ?? 0) + 1
  }
  const known = new Map([...placed].map(([id, { component }]) => [brandAndName(component), id]))
  const covered: Imported['covered'] = []
  const sources = [...gathered.sources]
  const newestFirst = sheets.toSorted((a, b) =>
    a.source.list_date < b.source.list_date ? 1 : a.source.list_date > b.source.list_date ? -1 : 0,
  )
  for (const { source, components, refused } of newestFirst) {
    for (const reason of refused) keepOut(`${OF_SHEETS}${reason}`)
    const added = components.filter((component) => {
      const id = known.get(brandAndName(component))
      if (id === undefined) return true
      const isSheet = placed.get(id)?.origin === 'sheet'
      keepOut(isSheet ? OLDER_SHEET : COVERED)
      if (!isSheet) covered.push({ id, sheet: component })
      return false
    })
    for (const component of added) {
      const id = componentId(component.manufacturer, component.name, 'sheet')
      known.set(brandAndName(component), id)
      placed.set(id, { component, source: sources.length, since: sources.length, origin: 'sheet' })
    }
    sources.push({ ...source, rows: components.length + refused.length })
  }
  const components = [...placed].map(([id, component]) => ({ id, ...component })).sort(byManufacturerAndName)
  const provenance = { title: kind.title, sources, licence: LICENCE, series: kind.series, kept_out: keptOut }
  return { bytes: pack(components, provenance), keptOut, rows: components.length, revised: gathered.revised, covered }
}

/** First word of the manufacturer, and the letters and digits of the name. */
function brandAndName({ manufacturer, name }: Component): string {
  const [brand] = wordsOf(manufacturer).replace(/^cec_/, '').split('_')
  return `${brand} ${wordsOf(name).replace(/^cec_/, '').replaceAll('_', '')}`
}

/** Components of a list by id. The first row of an id is first. */
function byId(list: SamList, kind: ImportKind, keepOut: (reason: string) => void): Map<string, Component[]> {
  const found = new Map<string, Component[]>()
  for (const row of list.rows) {
    const component = kind.read(row, list)
    if (typeof component === 'string') {
      keepOut(component)
      continue
    }
    const id = componentId(component.manufacturer, component.name)
    found.set(id, [...(found.get(id) ?? []), component])
  }
  return found
}

/** Names keep the spelling of the oldest list that has them, because newer ones lost punctuation. */
function merged(known: Component | undefined, read: Component, isRevised: boolean, spellings: Map<string, string>): Component {
  if (known === undefined) return { ...read, manufacturer: spellings.get(wordsOf(read.manufacturer)) ?? read.manufacturer }
  const { manufacturer, name } = known
  const figures = isRevised ? read.figures : { ...read.figures, ...stated(known.figures) }
  return { ...read, manufacturer, name, figures, bytes: { ...read.bytes, name_assumed: known.bytes.name_assumed } }
}

function stated(figures: Record<string, Decimal | null>): Record<string, Decimal | null> {
  return Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== null))
}

/** Whether all figures that both state are equal, to the digits that the older list prints. */
function agree(older: Record<string, Decimal | null>, newer: Record<string, Decimal | null>, roundedBelow: number): boolean {
  return Object.entries(older).every(([name, figure]) => {
    const other = newer[name]
    if (figure === null || other === null || other === undefined) return true
    const [was, is] = [figure, other].map(({ mantissa, power }) => decimalValue(mantissa, power))
    return was === is || (Math.abs(was) < roundedBelow && Math.abs(is - was) <= THREE_DIGITS * Math.abs(was))
  })
}

function wordsOf(text: string): string {
  return componentId('', text)
}

function pack(components: (Placed & { id: string })[], provenance: TableProvenance): Uint8Array {
  const owns: string[] = []
  const ownLines = components.map(({ component: { own } }) => (own === undefined ? null : owns.push(JSON.stringify(own)) - 1))
  const parts = components.map(({ component }) => component)
  const columns = <T>(of: (component: Component) => Record<string, T>) =>
    Object.fromEntries([...new Set(parts.flatMap((part) => Object.keys(of(part))))].map((key) => [key, parts.map((part) => of(part)[key])]))
  return packTable(provenance, {
    texts: {
      manufacturer: parts.map(({ manufacturer }) => manufacturer),
      name: parts.map(({ name }) => name),
      own: owns,
    },
    figures: columns(({ figures }) => figures),
    bytes: {
      ...columns(({ bytes }) => bytes),
      source: components.map(({ source }) => source),
      since: components.map(({ since }) => since),
      own_line: ownLines,
    },
  })
}

/**
 * Order of the table and of unranked search results: folded manufacturer, folded name, id. Compares
 * code units, so that the order does not depend on the locale.
 */
function byManufacturerAndName(a: Placed & { id: string }, b: Placed & { id: string }): number {
  const keys = [
    [foldText(a.component.manufacturer), foldText(b.component.manufacturer)],
    [foldText(a.component.name), foldText(b.component.name)],
    [a.id, b.id],
  ] as const
  const differing = keys.find(([left, right]) => left !== right)
  return differing === undefined ? 0 : differing[0] < differing[1] ? -1 : 1
}
