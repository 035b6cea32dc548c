import type { LibraryModule, ModuleCec, ModulePvsyst } from '@pvyield/contract/schemas'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { cellStrings } from './cell-strings.ts'
import { moduleDoubts } from './module-doubts.ts'
import { sizeOfArea } from './module-size.ts'
import { numberOrNull } from './number-or-null.ts'
import { type Inflate, openTable } from './table-format.ts'
import { TECHNOLOGIES } from './technologies.ts'

/**
 * Ratio of rear to front efficiency of modules that the list only flags as bifacial: the middle of
 * the values that manufacturers of bifacial PERC modules state (0.65 to 0.75).
 */
const BIFACIALITY_WHEN_FLAGGED = 0.7

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

/**
 * Modules of the CEC lists, as sections of the `cec` model, and of PAN files, as sections of the
 * `pvsyst` model.
 */
export function openModules(bytes: Uint8Array, inflate?: Inflate): Catalogue<LibraryModule, ModuleCec | ModulePvsyst> {
  const table = openTable(bytes, inflate)
  const technology = table.byte('technology')
  const technologyOf = (row: number): ModuleCec['technology'] => TECHNOLOGIES[technology(row) ?? TECHNOLOGIES.length - 1]
  const figure = {
    p_nom_w: table.figure('p_nom_w'),
    areaM2: table.figure('area_m2'),
    lengthM: table.figure('length_m'),
    widthM: table.figure('width_m'),
    cells: table.figure('cells'),
    i_sc_a: table.figure('i_sc_a'),
    v_oc_v: table.figure('v_oc_v'),
    i_mp_a: table.figure('i_mp_a'),
    v_mp_v: table.figure('v_mp_v'),
    alpha_sc_a_per_k: table.figure('alpha_sc_a_per_k'),
    noct_c: table.figure('noct_c'),
    a_ref_v: table.figure('a_ref_v'),
    i_l_ref_a: table.figure('i_l_ref_a'),
    i_o_ref_a: table.figure('i_o_ref_a'),
    r_s_ohm: table.figure('r_s_ohm'),
    r_sh_ref_ohm: table.figure('r_sh_ref_ohm'),
    adjust: table.figure('adjust'),
    mu_p_mp_per_k: table.figure('mu_p_mp_per_k'),
    mu_v_oc_v_per_k: table.figure('mu_v_oc_v_per_k'),
  }
  const bifacial = table.byte('bifacial')
  const isBifacial = (row: number): boolean => bifacial(row) === 1
  const series = table.byte('series')
  const seriesOf = (row: number) => {
    const position = series(row)
    return position === null ? null : table.provenance.series[position]
  }
  const property = (word: string): ((row: number) => boolean) | null => {
    if (word === 'bifacial') return isBifacial
    if (word === 'monofacial') return (row) => !isBifacial(row)
    const cells = Object.hasOwn(CELL_WORDS, word) ? CELL_WORDS[word] : []
    const material = Object.hasOwn(TECHNOLOGY_WORDS, word) ? TECHNOLOGY_WORDS[word] : null
    if (cells.length === 0 && material === null) return null
    return (row) => cells.includes(seriesOf(row)?.cell_type ?? '') || technologyOf(row) === material
  }
  const isSizeStated = (row: number) => Number.isFinite(figure.lengthM(row))
  const sizeOf = (row: number) =>
    isSizeStated(row) ? { lengthM: figure.lengthM(row), widthM: figure.widthM(row) } : sizeOfArea(figure.areaM2(row))

  const doubtsOf = (row: number, name: string, size: { lengthM: number; widthM: number }): string[] =>
    moduleDoubts(name, {
      powerW: figure.p_nom_w(row),
      areaM2: figure.areaM2(row),
      sizeM2: size.lengthM * size.widthM,
      listedCells: figure.cells(row),
      cells: cellStrings(figure.cells(row), figure.v_oc_v(row), technologyOf(row)),
      shortCircuitA: figure.i_sc_a(row),
      alphaScAPerK: figure.alpha_sc_a_per_k(row),
      betaOcVPerK: figure.mu_v_oc_v_per_k(row),
      powerSlopePerK: figure.mu_p_mp_per_k(row),
      aRefV: figure.a_ref_v(row),
      lightRefA: figure.i_l_ref_a(row),
      seriesOhm: figure.r_s_ohm(row),
      shuntOhm: figure.r_sh_ref_ohm(row),
    })

  return openCatalogue<LibraryModule, ModuleCec | ModulePvsyst>(table, {
    powerW: figure.p_nom_w,
    meanings: (value) => [{ watts: value, distance: 0 }],
    property,
    entry(row, head, own) {
      const size = sizeOf(row)
      return {
        ...head,
        model: own?.section.model ?? 'cec',
        technology: technologyOf(row),
        cell_type: seriesOf(row)?.cell_type ?? null,
        cell_type_basis: (seriesOf(row)?.cell_type ?? null) === null ? null : (seriesOf(row)?.basis ?? null),
        p_nom_w: figure.p_nom_w(row),
        efficiency: figure.p_nom_w(row) / (1000 * size.lengthM * size.widthM),
        bifacial: isBifacial(row),
        bifaciality: own?.section.bifaciality ?? (isBifacial(row) ? BIFACIALITY_WHEN_FLAGGED : 0),
        bifaciality_assumed: own === null && isBifacial(row),
        length_m: size.lengthM,
        width_m: size.widthM,
        size_assumed: !isSizeStated(row),
        front_surface_assumed: own === null,
        v_oc_v: figure.v_oc_v(row),
        i_sc_a: figure.i_sc_a(row),
        v_mp_v: figure.v_mp_v(row),
        i_mp_a: figure.i_mp_a(row),
        mu_p_mp_per_k: figure.mu_p_mp_per_k(row),
        mu_v_oc_v_per_k: figure.mu_v_oc_v_per_k(row),
        mu_i_sc_a_per_k: figure.alpha_sc_a_per_k(row),
        noct_c: numberOrNull(figure.noct_c(row)),
        v_max_v: own?.section.v_max_v ?? null,
        doubts: own === null ? doubtsOf(row, head.name, size) : [],
      }
    },
    section(row, manufacturer, name) {
      const size = sizeOf(row)
      const strings = cellStrings(figure.cells(row), figure.v_oc_v(row), technologyOf(row))
      return {
        model: 'cec',
        manufacturer,
        name,
        technology: technologyOf(row),
        p_nom_w: figure.p_nom_w(row),
        power_tolerance_low: null,
        power_tolerance_high: null,
        length_m: size.lengthM,
        width_m: size.widthM,
        cells_in_series: strings.inSeries,
        cells_in_parallel: strings.inParallel,
        bifaciality: isBifacial(row) ? BIFACIALITY_WHEN_FLAGGED : 0,
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
    },
  })
}
