import type { Resolved } from '@pvyield/engine'
import { type Canvas, canvasOf, isNarrow, label, linesOf, type PictureOptions, picture } from './canvas.ts'
import { element, type SvgElement } from './element.ts'
import { fixed, percent } from './number-text.ts'
import { listed, type WiredPart, wiredParts } from './wired-parts.ts'

/** The sections of a plant that say how it is wired. */
export type WiredPlant = Pick<Resolved, 'array' | 'module' | 'inverter' | 'dc_losses' | 'ac_losses' | 'storage'> & {
  readonly sub_arrays?: Resolved['sub_arrays']
}

/** One part of a plant, from the modules to the grid. */
interface Part {
  readonly symbol: keyof typeof SYMBOLS
  readonly name: string
  readonly about: string
  /** What the wire to the next part loses; none where it loses nothing. */
  readonly wire?: string
}

/** A part with its texts in lines, and where it is drawn. */
interface PlacedPart {
  readonly part: Part
  readonly y: number
  /** Upper edge of the next part. */
  readonly end: number
  readonly lines: Readonly<Record<'name' | 'about' | 'wire', readonly string[]>>
}

/** Height of a part whose texts have one line each. */
const PART_PX = 66
const SYMBOL_PX = 38
const LINE_PX = 16
const WIRE_LINE_PX = 14
/** From the symbol to the texts. */
const TEXT_PX = 46

/** The parts of a plant between its modules and the grid, one below the other; only those that the run counts. */
export function singleLinePicture(plant: WiredPlant, options: PictureOptions = {}): SvgElement {
  const parts = partsOf(plant)
  const { top, width } = canvasOf(options, 0)
  const x = isNarrow({ width }) ? 50 : 90
  const placed = placedParts(parts, top + 6, width - x - TEXT_PX - 12)
  const canvas = canvasOf(options, (placed.at(-1)?.end ?? top) + 4)
  const drawn = placed.flatMap((one, k) => [...partLines(canvas, one, x), k === placed.length - 1 ? null : wireBelow(canvas, one, x)])
  return picture(
    canvas,
    'Single-line diagram',
    parts.map(({ name, about, wire }) => [name, about, wire ?? ''].filter((text) => text !== '').join(', ')).join('; '),
    ...drawn,
  )
}

function partsOf(plant: WiredPlant): Part[] {
  return [...dcParts(plant), ...acParts(plant)]
}

function dcParts(plant: WiredPlant): Part[] {
  const { ac_losses, storage } = plant
  const parts = wiredParts(plant)
  const [modules, inverters] = parts.length > 1 ? ofParts(parts) : ofOne(plant, parts[0])
  const acWire = wireOf(lineOf(ac_losses, 'lv', 'AC wiring', ac_losses.ac_wiring_loss_at_stc))
  const hasBattery = storage !== null && storage.capacity_kwh > 0
  return [
    modules,
    { ...inverters, ...(hasBattery ? {} : acWire) },
    ...(hasBattery
      ? [
          {
            symbol: 'battery',
            name: `Battery of ${fixed(storage.capacity_kwh, 0)} kWh`,
            about: 'at the output of the inverters',
            ...acWire,
          } as const,
        ]
      : []),
  ]
}

/** @param sole  the only part, where the plant has one */
function ofOne(plant: WiredPlant, sole?: WiredPart): [Part, Part] {
  const { array, module } = sole ?? plant
  const inverter = sole?.inverter ?? plant.inverter
  const { dc_losses } = plant
  const inputs = inverter.mppt_count
  const dcWire =
    dc_losses.cables === null ? lost('DC wiring', dc_losses.dc_wiring_loss_at_stc, 'at STC') : `, ${cableText(dc_losses.cables)}`
  return [
    {
      symbol: 'modules',
      name: `${count(array.strings_per_inverter * array.n_inverters, 'string')} of ${count(array.modules_per_string, 'module')} in series`,
      about: `${nameOf(module)}, ${fixed(module.p_nom_w, 0)} W each`,
      wire: `${count(array.strings_per_inverter, 'string')} on ${count(inputs, 'MPP tracker')} of each inverter${dcWire}`,
    },
    { symbol: 'inverter', name: `${count(array.n_inverters, 'inverter')} of ${kilowatts(inverter.p_ac_nom_kw)}`, about: nameOf(inverter) },
  ]
}

/** A plant of parts: what all have in sum, and each in words. */
function ofParts(parts: readonly WiredPart[]): [Part, Part] {
  const strings = ({ array }: WiredPart) => array.strings_per_inverter * array.n_inverters
  const modules = parts.reduce((sum, part) => sum + strings(part) * part.array.modules_per_string, 0)
  const owners = parts.flatMap(({ name, inverter, array }) => (inverter === null ? [] : [{ name, inverter, number: array.n_inverters }]))
  const inverters = owners.reduce((sum, { number }) => sum + number, 0)
  const acKw = owners.reduce((sum, { number, inverter }) => sum + number * inverter.p_ac_nom_kw, 0)
  const ofPart = (part: WiredPart) =>
    `${part.name}: ${count(strings(part), 'string')} of ${part.array.modules_per_string}, ${nameOf(part.module)}`
  return [
    { symbol: 'modules', name: `${parts.length} parts, ${count(modules, 'module')}`, about: listed(parts.map(ofPart)) },
    {
      symbol: 'inverter',
      name: `${count(inverters, 'inverter')}, ${kilowatts(Number(acKw.toFixed(1)))} in sum`,
      about: listed(
        owners.map(({ name, inverter, number }) => `${name}: ${number} of ${kilowatts(inverter.p_ac_nom_kw)}, ${nameOf(inverter)}`),
      ),
    },
  ]
}

function acParts({ ac_losses: losses, storage }: WiredPlant): Part[] {
  const hasLoad = storage !== null && (typeof storage.load_kw === 'number' ? storage.load_kw > 0 : storage.load_kw !== null)
  const [mvIron, mvCopper] = losses.use_mv_transformer ? [losses.transformer_constant_loss, losses.transformer_loss_at_stc] : [0, 0]
  return [
    ...transformer(
      'Medium-voltage transformer',
      losses.use_mv_transformer ? losses.mv_transformers : null,
      mvIron,
      mvCopper,
      'Medium-voltage line',
      losses.use_mv_line ? lineOf(losses, 'mv', 'Medium-voltage line', losses.mv_line_loss_at_stc) : '',
    ),
    ...transformer(
      'High-voltage transformer',
      losses.hv_transformer === null ? null : [losses.hv_transformer],
      losses.hv_transformer_constant_loss,
      losses.hv_transformer_loss_at_stc,
      'High-voltage line',
      lineOf(losses, 'hv', 'High-voltage line', losses.hv_line_loss_at_stc),
    ),
    ...(hasLoad ? [{ symbol: 'load', name: 'Load', about: 'at the injection point' } as const] : []),
    {
      symbol: 'meter',
      name: 'Meter at the injection point',
      about: limitText(losses),
    },
    { symbol: 'grid', name: 'Grid', about: reactiveText(losses) },
  ]
}

function limitText({ grid_poi_limit_kw, grid_limit_series, grid_limit_apparent, grid_limit_at }: WiredPlant['ac_losses']): string {
  if (grid_poi_limit_kw === 0 && grid_limit_series === null) return 'E_Grid'
  const limit = grid_limit_series === null ? kilowatts(grid_poi_limit_kw) : `by row, ${between(grid_limit_series, plain)} kW`
  return `grid limit ${limit}${grid_limit_apparent ? ' (kVA)' : ''} ${grid_limit_at === 'injection' ? 'here' : 'at the output of the inverters'}`
}

function reactiveText({ power_factor, power_factor_series, reactive_power_series }: WiredPlant['ac_losses']): string {
  if (power_factor_series !== null) return `power factor by row, ${between(power_factor_series, (factor) => fixed(factor, 3))}`
  if (reactive_power_series !== null) return `reactive power by row, ${between(reactive_power_series, (kvar) => fixed(kvar, 0))} kvar`
  return power_factor === 1 ? '' : `power factor ${fixed(power_factor, 3)}`
}

/** The least and the most of a series. */
function between(values: readonly number[], text: (value: number) => string): string {
  let [least, most] = [values[0] ?? 0, values[0] ?? 0]
  for (const value of values) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return least === most ? text(least) : `${text(least)} to ${text(most)}`
}

/** What loses between two parts: cables, or a fraction; empty for nothing. */
function lineOf({ cables }: WiredPlant['ac_losses'], level: AcCable['level'], name: string, fraction: number): string {
  const own = cables?.filter((cable) => cable.level === level) ?? []
  if (own.length > 0) return `${name}: ${cableText(own)}`
  return fraction > 0 ? `${name} ${percent(fraction, 2)}` : ''
}

type AcCable = NonNullable<WiredPlant['ac_losses']['cables']>[number]
type Cable = AcCable | NonNullable<WiredPlant['dc_losses']['cables']>[number]

/** More cables than these are a number. */
const CABLES_MAX = 3

function cableText(cables: readonly Cable[]): string {
  if (cables.length > CABLES_MAX) return `${cables.length} kinds of cables`
  return cables.map(oneCable).join('; ')
}

function oneCable(cable: Cable): string {
  const runs = 'number' in cable && cable.number > 1 ? `${fixed(cable.number, 0)} in parallel, ` : ''
  return `${runs}${plain(cable.length_m)} m of ${plain(cable.section_mm2)} mm² ${cable.material}`
}

function wireOf(wire: string): { wire?: string } {
  return wire === '' ? {} : { wire }
}

/** None for a transformer without losses, which the run does not know; its line then follows from the part before. */
function transformer(
  name: string,
  sheets: WiredPlant['ac_losses']['mv_transformers'],
  iron: number,
  copper: number,
  lineName: string,
  line: string,
): Part[] {
  if (sheets === null && iron === 0 && copper === 0 && line === '') return []
  const wire = wireOf(line)
  if (sheets !== null) {
    const about = sheets.map(({ number, kva }) => `${number} of ${fixed(kva, 0)} kVA`).join(', ')
    return [{ symbol: 'transformer', name, about, ...wire }]
  }
  if (iron === 0 && copper === 0) return [{ symbol: 'node', name: lineName, about: nodeText(lineName, line) }]
  return [{ symbol: 'transformer', name, about: `iron ${percent(iron, 2)}, copper ${percent(copper, 2)}`, ...wire }]
}

/** What a line loses whose name stands above. */
function nodeText(name: string, line: string): string {
  return line.startsWith(`${name}: `) ? line.slice(name.length + 2) : `${line.slice(name.length + 1)} at the power reference`
}

/** @param top  of the first part @param room  width of the texts */
function placedParts(parts: readonly Part[], top: number, room: number): PlacedPart[] {
  let y = top
  return parts.map((part) => {
    const lines = { name: linesOf(part.name, room, 13.5), about: linesOf(part.about, room), wire: linesOf(part.wire ?? '', room, 11) }
    const from = y
    y += PART_PX + LINE_PX * (lines.name.length + lines.about.length - 2) + WIRE_LINE_PX * (lines.wire.length - 1)
    return { part, y: from, end: y, lines }
  })
}

function partLines(canvas: Canvas, { part: { symbol }, y, lines: { name, about } }: PlacedPart, x: number): SvgElement[] {
  const left = x + TEXT_PX
  return [
    element('g', { 'data-key': symbol }, ...SYMBOLS[symbol](canvas, x, y)),
    ...name.map((line, k) => label(left, y + LINE_PX * (k + 1), line, { 'font-weight': 600 })),
    ...about.map((line, k) => label(left, y + LINE_PX * (k + 1 + name.length), line, { fill: canvas.theme.muted })),
  ]
}

function wireBelow(canvas: Canvas, { y, end, lines: { wire } }: PlacedPart, x: number): SvgElement {
  const last = end - (PART_PX - 53)
  return element(
    'g',
    {},
    stroke(canvas, `M${x} ${y + SYMBOL_PX}V${end}`),
    ...wire.map((line, k) =>
      label(x + TEXT_PX, last - WIRE_LINE_PX * (wire.length - 1 - k), line, { fill: canvas.theme.muted, 'font-size': 11 }),
    ),
  )
}

/** Each of them in a box of `SYMBOL_PX`, from its upper middle. */
const SYMBOLS = {
  modules: (canvas, x, y) => [
    ...[-22, 0, 22].flatMap((dx) =>
      [0, 12].map((dy) => element('rect', { x: x + dx - 8, y: y + dy, width: 16, height: 9, fill: canvas.theme.energy })),
    ),
    stroke(canvas, `M${x - 22} ${y + 21}V${y + 30}H${x + 22}V${y + 21}M${x} ${y + 21}V${y + SYMBOL_PX}`),
  ],
  inverter: (canvas, x, y) => [
    ...box(canvas, x, y),
    stroke(canvas, `M${x - 19} ${y + SYMBOL_PX}L${x + 19} ${y}M${x - 14} ${y + 9}h12M${x - 14} ${y + 13}h12`),
    stroke(canvas, `M${x + 3} ${y + 28}c2 -6 5 -6 6 0c1 6 4 6 6 0`),
  ],
  battery: (canvas, x, y) => [
    stroke(canvas, `M${x} ${y}V${y + SYMBOL_PX}M${x} ${y + 19}h-16M${x - 16} ${y + 9}v20M${x - 22} ${y + 14}v10M${x - 22} ${y + 19}h-8`),
  ],
  transformer: (canvas, x, y) => [circle(canvas, x, y + 13, 13), circle(canvas, x, y + 25, 13)],
  node: (canvas, x, y) => [stroke(canvas, `M${x} ${y}V${y + SYMBOL_PX}`)],
  load: (canvas, x, y) => [stroke(canvas, `M${x} ${y}V${y + SYMBOL_PX}M${x} ${y + 10}h-20v16M${x - 26} ${y + 26}h12l-6 9z`)],
  meter: (canvas, x, y) => [...box(canvas, x, y), label(x, y + 23, 'kWh', { 'text-anchor': 'middle', 'font-size': 12 })],
  grid: (canvas, x, y) => [stroke(canvas, `M${x - 24} ${y + 8}h48`, 4), stroke(canvas, `M${x} ${y}v8`)],
} satisfies Record<string, (canvas: Canvas, x: number, y: number) => SvgElement[]>

function box(canvas: Canvas, x: number, y: number): SvgElement[] {
  return [
    element('rect', {
      x: x - SYMBOL_PX / 2,
      y,
      width: SYMBOL_PX,
      height: SYMBOL_PX,
      fill: canvas.theme.area,
      stroke: canvas.theme.ink,
      'stroke-width': 1.2,
    }),
  ]
}

function circle({ theme }: Canvas, cx: number, cy: number, r: number): SvgElement {
  return element('circle', { cx, cy, r, fill: 'none', stroke: theme.ink, 'stroke-width': 1.4 })
}

function stroke({ theme }: Canvas, d: string, width = 1.2): SvgElement {
  return element('path', { d, fill: 'none', stroke: theme.ink, 'stroke-width': width })
}

function count(value: number, what: string): string {
  return `${fixed(value, 0)} ${what}${value === 1 ? '' : 's'}`
}

function kilowatts(kw: number): string {
  return `${plain(kw)} kW`
}

/** Without a decimal where there is none. */
function plain(value: number): string {
  return fixed(value, value % 1 === 0 ? 0 : 1)
}

function lost(what: string, share: number, where: string): string {
  return share > 0 ? `, ${what} ${percent(share, 2)} ${where}` : ''
}

function nameOf({ manufacturer, name }: { readonly manufacturer: string; readonly name: string }): string {
  return [manufacturer, name].filter((part) => part !== '').join(' ')
}
