import type { LibraryModule, ModuleCec, ModulePvsyst } from '@pvyield/contract/schemas'
import { type Catalogue, type EntryHead, type OwnFigures, openCatalogue } from './catalogue.ts'
import { cellStrings } from './cell-strings.ts'
import { moduleDoubts } from './module-doubts.ts'
import { sizeOfArea } from './module-size.ts'
import { numberOrNull } from './number-or-null.ts'
import { type ComponentSeries, type ComponentTable, type FigureReaders, figureReaders, type Inflate, openTable } from './table-format.ts'
import { TECHNOLOGIES } from './technologies.ts'

/**
 * Ratio of rear to front efficiency of modules that the source only flags as bifacial: the middle of
 * the values that manufacturers of bifacial PERC modules state (0.65 to 0.75).
 */
export const BIFACIALITY_WHEN_FLAGGED = 0.7

/** What words of a query say about a module besides its name. */
const TECHNOLOGY_WORDS: Readonly<Record<string, ModuleCec['technology']>> = {
  mono: 'mono_si',
  monosi: 'mono_si',
  poly: 'poly_si',
  multi: 'poly_si',
  polysi: 'poly_si',
  cdte: 'cdte',
  cigs: 'cis',
  cis: 'cis',
  hit: 'hit',
  hjt: 'hit',
  heterojunction: 'hit',
}
const CELL_WORDS: Readonly<Record<string, readonly string[]>> = {
  topcon: ['topcon'],
  hjt: ['hjt'],
  hit: ['hjt'],
  heterojunction: ['hjt'],
  ibc: ['back_contact'],
  backcontact: ['back_contact'],
  bc: ['back_contact'],
  perc: ['perc'],
  ntype: ['topcon', 'hjt'],
}

const FIGURES = [
  ...(['p_nom_w', 'area_m2', 'length_m', 'width_m', 'cells', 'i_sc_a', 'v_oc_v', 'i_mp_a', 'v_mp_v'] as const),
  ...(['alpha_sc_a_per_k', 'mu_p_mp_per_k', 'mu_v_oc_v_per_k', 'noct_c'] as const),
  ...(['a_ref_v', 'i_l_ref_a', 'i_o_ref_a', 'r_s_ohm', 'r_sh_ref_ohm', 'adjust'] as const),
]
type Section = ModuleCec | ModulePvsyst
type Size = { readonly lengthM: number; readonly widthM: number }

/**
 * Modules of the CEC lists, as sections of the `cec` model, and of PAN files and data sheets, as
 * sections of the `pvsyst` model.
 */
export function openModules(bytes: Uint8Array, inflate?: Inflate): Catalogue<LibraryModule, Section> {
  const table = openTable(bytes, inflate)
  const rows = new ModuleRows(table)
  return openCatalogue<LibraryModule, Section>(table, {
    powerW: rows.figure.p_nom_w,
    meanings: (value) => [{ watts: value, distance: 0 }],
    codesHavePowers: true,
    property: (word) => rows.property(word),
    entry: (row, head, own) => rows.entry(row, head, own),
    section: (row, manufacturer, name) => rows.section(row, manufacturer, name),
  })
}

/** Rows of a list state none of the fields that this asks for. */
function isAssumed(own: OwnFigures<Section> | null, field: 'bifaciality' | 'front_surface'): boolean {
  return own === null || (own.assumed?.includes(field) ?? false)
}

class ModuleRows {
  readonly figure: FigureReaders<(typeof FIGURES)[number]>
  private readonly technology: (row: number) => number | null
  private readonly bifacial: (row: number) => number | null
  private readonly series: (row: number) => number | null

  constructor(private readonly table: ComponentTable) {
    this.figure = figureReaders(table, FIGURES)
    this.technology = table.byte('technology')
    this.bifacial = table.byte('bifacial')
    this.series = table.byte('series')
  }

  property(word: string): ((row: number) => boolean) | null {
    if (word === 'bifacial') return (row) => this.isBifacial(row)
    if (word === 'monofacial') return (row) => !this.isBifacial(row)
    const cells = Object.hasOwn(CELL_WORDS, word) ? CELL_WORDS[word] : []
    const material = Object.hasOwn(TECHNOLOGY_WORDS, word) ? TECHNOLOGY_WORDS[word] : null
    if (cells.length === 0 && material === null) return null
    return (row) => cells.includes(this.seriesOf(row)?.cell_type ?? '') || this.technologyOf(row) === material
  }

  entry(row: number, head: EntryHead, own: OwnFigures<Section> | null): LibraryModule {
    const { figure } = this
    const size = this.sizeOf(row)
    const cellType = this.seriesOf(row)?.cell_type ?? null
    return {
      ...head,
      model: own?.section.model ?? 'cec',
      technology: this.technologyOf(row),
      cell_type: cellType,
      cell_type_basis: cellType === null ? null : (this.seriesOf(row)?.basis ?? null),
      p_nom_w: figure.p_nom_w(row),
      efficiency: figure.p_nom_w(row) / (1000 * size.lengthM * size.widthM),
      bifacial: this.isBifacial(row),
      bifaciality: own?.section.bifaciality ?? (this.isBifacial(row) ? BIFACIALITY_WHEN_FLAGGED : 0),
      bifaciality_assumed: this.isBifacial(row) && isAssumed(own, 'bifaciality'),
      length_m: size.lengthM,
      width_m: size.widthM,
      size_assumed: !this.isSizeStated(row),
      front_surface_assumed: isAssumed(own, 'front_surface'),
      v_oc_v: figure.v_oc_v(row),
      i_sc_a: figure.i_sc_a(row),
      v_mp_v: figure.v_mp_v(row),
      i_mp_a: figure.i_mp_a(row),
      mu_p_mp_per_k: figure.mu_p_mp_per_k(row),
      mu_v_oc_v_per_k: figure.mu_v_oc_v_per_k(row),
      mu_i_sc_a_per_k: figure.alpha_sc_a_per_k(row),
      noct_c: numberOrNull(figure.noct_c(row)),
      v_max_v: own?.section.v_max_v ?? null,
      doubts: own === null ? this.doubts(row, head.name, size) : [],
    }
  }

  section(row: number, manufacturer: string, name: string): ModuleCec {
    const { figure } = this
    const size = this.sizeOf(row)
    const strings = this.cellStrings(row)
    return {
      model: 'cec',
      manufacturer,
      name,
      technology: this.technologyOf(row),
      p_nom_w: figure.p_nom_w(row),
      power_tolerance_low: null,
      power_tolerance_high: null,
      length_m: size.lengthM,
      width_m: size.widthM,
      cells_in_series: strings.inSeries,
      cells_in_parallel: strings.inParallel,
      bifaciality: this.isBifacial(row) ? BIFACIALITY_WHEN_FLAGGED : 0,
      noct_c: figure.noct_c(row),
      front_surface: 'glass',
      iam_profile: null,
      v_max_v: null,
      i_sc_a: figure.i_sc_a(row),
      v_oc_v: figure.v_oc_v(row),
      i_mp_a: figure.i_mp_a(row),
      v_mp_v: figure.v_mp_v(row),
      alpha_sc_a_per_k: figure.alpha_sc_a_per_k(row),
      a_ref_v: figure.a_ref_v(row),
      i_l_ref_a: figure.i_l_ref_a(row),
      i_o_ref_a: figure.i_o_ref_a(row),
      r_s_ohm: figure.r_s_ohm(row),
      r_sh_ref_ohm: figure.r_sh_ref_ohm(row),
      adjust: figure.adjust(row),
    }
  }

  private doubts(row: number, name: string, size: Size): string[] {
    const { figure } = this
    return moduleDoubts(name, {
      powerW: figure.p_nom_w(row),
      areaM2: figure.area_m2(row),
      sizeM2: size.lengthM * size.widthM,
      listedCells: figure.cells(row),
      cells: this.cellStrings(row),
      shortCircuitA: figure.i_sc_a(row),
      alphaScAPerK: figure.alpha_sc_a_per_k(row),
      betaOcVPerK: figure.mu_v_oc_v_per_k(row),
      powerSlopePerK: figure.mu_p_mp_per_k(row),
      aRefV: figure.a_ref_v(row),
      lightRefA: figure.i_l_ref_a(row),
      seriesOhm: figure.r_s_ohm(row),
      shuntOhm: figure.r_sh_ref_ohm(row),
    })
  }

  private cellStrings(row: number): ReturnType<typeof cellStrings> {
    return cellStrings(this.figure.cells(row), this.figure.v_oc_v(row), this.technologyOf(row))
  }

  private technologyOf(row: number): ModuleCec['technology'] {
    return TECHNOLOGIES[this.technology(row) ?? TECHNOLOGIES.length - 1]
  }

  private isBifacial(row: number): boolean {
    return this.bifacial(row) === 1
  }

  private seriesOf(row: number): ComponentSeries | null {
    const position = this.series(row)
    return position === null ? null : this.table.provenance.series[position]
  }

  private isSizeStated(row: number): boolean {
    return Number.isFinite(this.figure.length_m(row))
  }

  private sizeOf(row: number): Size {
    const { length_m, width_m, area_m2 } = this.figure
    return this.isSizeStated(row) ? { lengthM: length_m(row), widthM: width_m(row) } : sizeOfArea(area_m2(row))
  }
}
