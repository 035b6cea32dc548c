import type { LibraryModule, ModuleCec } from '@pvyield/contract/schemas'
import { type Catalogue, openCatalogue } from './catalogue.ts'
import { cellStrings } from './cell-strings.ts'
import { sizeOfArea } from './module-size.ts'
import { type Inflate, openTable } from './table-format.ts'

/**
 * Ratio of rear to front efficiency of modules that the list only flags as bifacial: the middle of
 * the values that manufacturers of bifacial PERC modules state (0.65 to 0.75).
 */
const BIFACIALITY_WHEN_FLAGGED = 0.7

/** Modules of the CEC list, as sections of the `cec` model. */
export function openModules(bytes: Uint8Array, inflate?: Inflate): Catalogue<LibraryModule, ModuleCec> {
  const table = openTable(bytes, inflate)
  const technologies = table.text('technology') as ModuleCec['technology'][]
  const figure = {
    bifacial: table.figure('bifacial'),
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
  }
  const isSizeStated = (row: number) => Number.isFinite(figure.lengthM(row))
  const sizeOf = (row: number) =>
    isSizeStated(row) ? { lengthM: figure.lengthM(row), widthM: figure.widthM(row) } : sizeOfArea(figure.areaM2(row))

  return openCatalogue(table, {
    entry(row, id, manufacturer, name) {
      const size = sizeOf(row)
      return {
        id,
        manufacturer,
        name,
        technology: technologies[row],
        p_nom_w: figure.p_nom_w(row),
        efficiency: figure.p_nom_w(row) / (1000 * size.lengthM * size.widthM),
        bifacial: figure.bifacial(row) === 1,
        length_m: size.lengthM,
        width_m: size.widthM,
        size_assumed: !isSizeStated(row),
        v_oc_v: figure.v_oc_v(row),
        i_sc_a: figure.i_sc_a(row),
        v_mp_v: figure.v_mp_v(row),
        i_mp_a: figure.i_mp_a(row),
        mu_p_mp_per_k: figure.mu_p_mp_per_k(row),
        noct_c: figure.noct_c(row),
      }
    },
    section(row, manufacturer, name) {
      const size = sizeOf(row)
      const strings = cellStrings(figure.cells(row), figure.v_oc_v(row), technologies[row])
      return {
        model: 'cec',
        manufacturer,
        name,
        technology: technologies[row],
        p_nom_w: figure.p_nom_w(row),
        power_tolerance_low: null,
        power_tolerance_high: null,
        length_m: size.lengthM,
        width_m: size.widthM,
        cells_in_series: strings.inSeries,
        cells_in_parallel: strings.inParallel,
        bifaciality: figure.bifacial(row) * BIFACIALITY_WHEN_FLAGGED,
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
