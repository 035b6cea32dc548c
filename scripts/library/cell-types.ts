/** A model series whose cells a source states. The lists say no more than Mono-c-Si. */
interface Series {
  cell_type: 'topcon' | 'hjt' | 'back_contact' | 'perc'
  manufacturer: RegExp
  name: RegExp
  basis: string
}

/** Only series for which a source is at hand. All other modules have no cell type. */
const SERIES: readonly Series[] = [
  {
    cell_type: 'topcon',
    manufacturer: /^CSI Solar/,
    name: /^CS\d[\w.-]*TB?-/,
    basis:
      'model series CS...T: TOPHiKu6, TOPBiHiKu6 and TOPBiHiKu7, n-type TOPCon (photon.info 2022, "Canadian Solar to start mass production of TOPCon modules in 2023")',
  },
  {
    cell_type: 'topcon',
    manufacturer: /^Trina Solar/,
    name: /^TSM-\d+NE/,
    basis: 'model series TSM-...NE: n-type i-TOPCon, 210 mm + N (pv-magazine.com 2023-03-28)',
  },
  {
    cell_type: 'topcon',
    manufacturer: /^Jinko/,
    name: /^JKM\d+N-/,
    basis: 'model series JKM...N: Tiger Neo, n-type TOPCon (pv-tech.org 2021-12-07)',
  },
  {
    cell_type: 'topcon',
    manufacturer: /^JA Solar/,
    name: /^JAM\d\d[DS]4\d-/,
    basis:
      'model series JAM...D4x: DeepBlue 4.0, n-type passivated contacts, TOPCon (taiyangnews.info 2023-10, pv-tech.org "JA Solar n-type module")',
  },
  {
    cell_type: 'topcon',
    manufacturer: /^(Qcells|Hanwha Q ?CELLS)/i,
    name: /^Q\.?TRON/i,
    basis: 'model series Q.TRON: Q.ANTUM NEO, n-type passivated contacts, TOPCon (eqmagpro.com 2021)',
  },
  {
    cell_type: 'hjt',
    manufacturer: /^REC/,
    name: /^REC\d+AA/,
    basis: 'model series REC...AA: Alpha, heterojunction (pv-magazine-australia.com 2023-07-10)',
  },
  {
    cell_type: 'back_contact',
    manufacturer: /^(Maxeon|SunPower)/,
    name: /^SPR-(MAX|X\d\d)/,
    basis:
      'model series SPR-MAX and SPR-X: Maxeon cells with interdigitated back contacts (photon.info 2023, pv-magazine-usa.com 2023-06-02)',
  },
  {
    cell_type: 'perc',
    manufacturer: /^LONGi/i,
    name: /^LR5-\d+HBD/,
    basis: 'remark of the PAN files of LR5-78HBD: "Bifacial PERC, Half cut"',
  },
]

/** What the table's header says about them, by position. */
export const seriesLegend = SERIES.map(({ cell_type, basis }) => ({ cell_type, basis }))

/** Position of the series of a module; null for none. */
export function seriesOf(manufacturer: string, name: string): number | null {
  const at = SERIES.findIndex((series) => series.manufacturer.test(manufacturer) && series.name.test(name))
  return at < 0 ? null : at
}
