import type { InverterCurve, InverterSandia, LibraryInverter } from '@pvyield/contract/schemas'
import { type Catalogue, type EntryHead, type OwnFigures, openCatalogue } from './catalogue.ts'
import { inverterDoubts } from './inverter-doubts.ts'
import { numberOrNull } from './number-or-null.ts'
import { type FigureReaders, figureReaders, type Inflate, openTable } from './table-format.ts'
import { voltageClassV } from './voltage-class.ts'

/** From this number on, a number without a unit may also be a power in W: 290 is a microinverter. */
const WATTS_FROM = 100
/** A number that reads as W ranks behind one that reads as kW. */
const AS_WATTS = 0.05

const FIGURES = [
  ...(['v_ac_v', 'p_aco_w', 'p_dco_w', 'v_dco_v', 'p_so_w', 'c0', 'c1', 'c2', 'c3', 'p_night_w'] as const),
  ...(['v_mppt_min_v', 'v_mppt_max_v'] as const),
]
type Figures = FigureReaders<(typeof FIGURES)[number]>
type Section = InverterSandia | InverterCurve

/**
 * Inverters of the CEC lists, as sections of the `sandia` model, and of OND files and data sheets, as
 * sections of the `curve` model. The lists' Vdcmax and Idcmax are ignored. In every row they are the upper end
 * of the MPPT window and P_dco / V_dco, not limits stated by the manufacturer. As limits they would
 * reject or clip strings that the inverter accepts.
 */
export function openInverters(bytes: Uint8Array, inflate?: Inflate): Catalogue<LibraryInverter, Section> {
  const table = openTable(bytes, inflate)
  const figure = figureReaders(table, FIGURES)
  return openCatalogue<LibraryInverter, Section>(table, {
    powerW: figure.p_aco_w,
    meanings: (value) => [{ watts: 1000 * value, distance: 0 }, ...(value >= WATTS_FROM ? [{ watts: value, distance: AS_WATTS }] : [])],
    codesHavePowers: false,
    property: (word) => {
      const classV = /^(600|1000|1500)v$/.exec(word)?.[1]
      return classV === undefined ? null : (row) => voltageClassV(figure.v_mppt_max_v(row)) === Number(classV)
    },
    entry: (row, head, own) => entryOf(figure, row, head, own),
    section: (row, manufacturer, name) => sectionOf(figure, row, manufacturer, name),
  })
}

function entryOf(figure: Figures, row: number, head: EntryHead, own: OwnFigures<Section> | null): LibraryInverter {
  const byClass = own === null ? voltageClassV(figure.v_mppt_max_v(row)) : null
  return {
    ...head,
    model: own?.section.model ?? 'sandia',
    p_ac_nom_kw: figure.p_aco_w(row) / 1000,
    efficiency: own === null ? figure.p_aco_w(row) / figure.p_dco_w(row) : bestEfficiency(own.section),
    v_ac_v: numberOrNull(figure.v_ac_v(row)),
    v_mppt_min_v: figure.v_mppt_min_v(row),
    v_mppt_max_v: figure.v_mppt_max_v(row),
    v_dc_max_v: own?.section.v_dc_max_v ?? byClass,
    v_dc_max_assumed: byClass !== null,
    i_dc_max_a: own?.section.i_dc_max_a ?? null,
    mppt_count: own === null || own.assumed?.includes('mppt_count') ? null : own.section.mppt_count,
    p_start_w: figure.p_so_w(row),
    p_night_w: figure.p_night_w(row),
    doubts: own === null ? inverterDoubts(head.name, figure.p_aco_w(row) / 1000, figure.p_aco_w(row) / figure.p_dco_w(row)) : [],
  }
}

function sectionOf(figure: Figures, row: number, manufacturer: string, name: string): InverterSandia {
  return {
    model: 'sandia',
    manufacturer,
    name,
    p_ac_nom_kw: figure.p_aco_w(row) / 1000,
    p_ac_max_kw: null,
    temp_p_max_c: null,
    temp_p_nom_c: null,
    v_mppt_min_v: figure.v_mppt_min_v(row),
    v_mppt_max_v: figure.v_mppt_max_v(row),
    v_dc_max_v: null,
    i_dc_max_a: null,
    p_start_kw: null,
    p_night_w: figure.p_night_w(row),
    mppt_count: 1,
    dc_derating: null,
    derating: null,
    p_aco_w: figure.p_aco_w(row),
    p_dco_w: figure.p_dco_w(row),
    v_dco_v: figure.v_dco_v(row),
    p_so_w: figure.p_so_w(row),
    c0: figure.c0(row),
    c1: figure.c1(row),
    c2: figure.c2(row),
    c3: figure.c3(row),
  }
}

/** The best point of the efficiency curves. */
function bestEfficiency(section: Section): number {
  return section.model === 'curve' ? Math.max(...section.curves.flatMap(({ efficiency }) => efficiency)) : section.p_aco_w / section.p_dco_w
}
