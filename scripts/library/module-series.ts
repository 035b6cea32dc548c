import type { ComponentSeries } from '../../engine/library/table-format.ts'
import { type Series, seriesLegendOf, seriesPosition } from './series.ts'

const TRINA_210 = "codes of Trina's manual for modules with 210 mm cells (UM-M-0002), which its white paper names Vertex"

/** Only series for which a source is at hand. All other modules have neither cell type nor series. */
const SERIES: readonly Series[] = [
  {
    cell_type: 'topcon',
    series: 'TOPBiHiKu',
    manufacturer: /^CSI Solar/,
    name: /^CS\d[\w.-]*TB-/,
    basis:
      'model series CS...TB: TOPBiHiKu6 and TOPBiHiKu7, n-type TOPCon (photon.info 2022, "Canadian Solar to start mass production of TOPCon modules in 2023")',
  },
  {
    cell_type: 'topcon',
    series: 'TOPHiKu',
    manufacturer: /^CSI Solar/,
    name: /^CS\d[\w.-]*T-/,
    basis:
      'model series CS...T: TOPHiKu6, n-type TOPCon (photon.info 2022, "Canadian Solar to start mass production of TOPCon modules in 2023")',
  },
  {
    cell_type: 'topcon',
    series: 'Vertex S+',
    manufacturer: /^Trina Solar/,
    name: /^TSM-\d+NEG9R/,
    basis:
      'model series TSM-...NEG9R: Vertex S+ (data sheet Vertex-S_NEG9R.25_EN_2024), n-type i-TOPCon, 210 mm + N (pv-magazine.com 2023-03-28)',
  },
  {
    cell_type: 'topcon',
    series: 'Vertex',
    manufacturer: /^Trina Solar/,
    name: /^TSM-\d+NE(09|19|G18|G19|G20|G21)/,
    basis: `model series TSM-...NE: n-type i-TOPCon, 210 mm + N (pv-magazine.com 2023-03-28); ${TRINA_210}`,
  },
  {
    cell_type: 'topcon',
    series: null,
    manufacturer: /^Trina Solar/,
    name: /^TSM-\d+NE/,
    basis: 'model series TSM-...NE: n-type i-TOPCon, 210 mm + N (pv-magazine.com 2023-03-28)',
  },
  {
    cell_type: null,
    series: 'Vertex S',
    manufacturer: /^Trina Solar/,
    name: /^TSM-\d+DE09/,
    basis: 'model series TSM-...DE09: Vertex S (data sheet VertexS_DE09-08_2021_A)',
  },
  {
    cell_type: null,
    series: 'Vertex',
    manufacturer: /^Trina Solar/,
    name: /^TSM-\d+DEG?(18|19|20|21)/,
    basis: TRINA_210,
  },
  {
    cell_type: 'topcon',
    series: 'Tiger Neo',
    manufacturer: /^Jinko/,
    name: /^JKM\d+N-/,
    basis: 'model series JKM...N: Tiger Neo, n-type TOPCon (pv-tech.org 2021-12-07)',
  },
  {
    cell_type: 'topcon',
    series: 'DeepBlue 4.0',
    manufacturer: /^JA Solar/,
    name: /^JAM\d\d[DS]4\d-/,
    basis:
      'model series JAM...D4x: DeepBlue 4.0, n-type passivated contacts, TOPCon (taiyangnews.info 2023-10, pv-tech.org "JA Solar n-type module")',
  },
  {
    cell_type: 'topcon',
    series: null,
    manufacturer: /^(Qcells|Hanwha Q ?CELLS)/i,
    name: /^Q\.?TRON/i,
    basis: 'model series Q.TRON: Q.ANTUM NEO, n-type passivated contacts, TOPCon (eqmagpro.com 2021)',
  },
  {
    cell_type: 'hjt',
    series: 'Alpha',
    manufacturer: /^REC/,
    name: /^REC\d+AA/,
    basis: 'model series REC...AA: Alpha, heterojunction (pv-magazine-australia.com 2023-07-10)',
  },
  {
    cell_type: 'back_contact',
    series: null,
    manufacturer: /^(Maxeon|SunPower)/,
    name: /^SPR-(MAX|X\d\d)/,
    basis:
      'model series SPR-MAX and SPR-X: Maxeon cells with interdigitated back contacts (photon.info 2023, pv-magazine-usa.com 2023-06-02)',
  },
  {
    cell_type: 'perc',
    series: 'Hi-MO 5',
    manufacturer: /^LONGi/i,
    name: /^LR5-\d+HBD/,
    basis: 'remark of the PAN files of LR5-78HBD: "Bifacial PERC, Half cut"; Hi-MO 5: bifacial PERC on 182 mm cells (longi.com 2023)',
  },
  {
    cell_type: null,
    series: 'Hi-MO 5m',
    manufacturer: /^LONGi/i,
    name: /^LR5-\d+HPH/,
    basis: 'model series LR5-...HPH: Hi-MO 5m, as dealers list it with its code',
  },
  {
    cell_type: null,
    series: 'Hi-MO 4m',
    manufacturer: /^LONGi/i,
    name: /^LR4-\d+HPH/,
    basis: 'model series LR4-...HPH: Hi-MO 4m, as dealers list it with its code',
  },
]

/** What the table's header says about them, by position. */
export const moduleSeries: ComponentSeries[] = seriesLegendOf(SERIES)

/** Position of the series of a module; null for none. */
export function moduleSeriesOf(manufacturer: string, name: string): number | null {
  return seriesPosition(SERIES, manufacturer, name)
}
