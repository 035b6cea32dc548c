import type { ComponentSeries } from '../../engine/library/table-format.ts'
import { type Series, seriesLegendOf, seriesPosition } from './series.ts'

const LONGI_NAMES = 'as a catalogue that cites the data sheets has it with its code (Solar_calc 1.9.8, mod_panels.py)'
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
  {
    cell_type: 'back_contact',
    series: 'Hi-MO 6',
    manufacturer: /^LONGi/i,
    name: /^LR5-\d+HT[HDB]/,
    basis: `model series LR5-...HTH and HTD: Hi-MO 6, HPBC cells, ${LONGI_NAMES}`,
  },
  {
    cell_type: 'back_contact',
    series: 'Hi-MO X6',
    manufacturer: /^LONGi/i,
    name: /^LR7-\d+HTH/,
    basis: `model series LR7-...HTH: Hi-MO X6, HPBC cells, ${LONGI_NAMES}`,
  },
  {
    cell_type: 'back_contact',
    series: 'Hi-MO X10',
    manufacturer: /^LONGi/i,
    name: /^LR[78]-\d+HV[HD]/,
    basis: `model series LR7-...HVH: Hi-MO X10, HPBC 2.0 cells, ${LONGI_NAMES}`,
  },
  {
    cell_type: 'back_contact',
    series: 'Hi-MO 9',
    manufacturer: /^LONGi/i,
    name: /^LR8-\d+HYD/,
    basis: 'data sheet Hi-MO 9 V2 LR8-66HYD 635-670: cells with back contacts',
  },
  {
    cell_type: null,
    series: 'Hi-MO 7',
    manufacturer: /^LONGi/i,
    name: /^LR[78]-\d+HGD/,
    basis: `model series LR7-...HGD and LR8-...HGD: Hi-MO 7, ${LONGI_NAMES}`,
  },
  {
    cell_type: 'back_contact',
    series: 'Neostar',
    manufacturer: /^AIKO/i,
    name: /^AIKO-A\d+-MAH54/,
    basis: 'model series MAH54Mw: Neostar 2P, ABC (all back contact) cells (Solar_calc 1.9.8, mod_panels.py)',
  },
  {
    cell_type: 'back_contact',
    series: 'Comet',
    manufacturer: /^AIKO/i,
    name: /^AIKO-A\d+-MAH72/,
    basis: 'model series MAH72Mw: Comet 2N, ABC (all back contact) cells (Solar_calc 1.9.8, mod_panels.py)',
  },
  {
    cell_type: 'hjt',
    series: 'Hyper-ion',
    manufacturer: /^Risen/i,
    name: /^RSM\d+-8-\d+BHDG/,
    basis: 'model series RSM132-8-...BHDG: Hyper-ion, heterojunction (Solar_calc 1.9.8, mod_panels.py)',
  },
  {
    cell_type: 'hjt',
    series: 'Himalaya G12',
    manufacturer: /^Huasun/i,
    name: /^HS-210/,
    basis: 'model series HS-210-B132DS: Himalaya G12, heterojunction (Solar_calc 1.9.8, mod_panels.py)',
  },
  {
    cell_type: 'hjt',
    series: 'G10',
    manufacturer: /^Huasun/i,
    name: /^HS-182/,
    basis: 'model series HS-182-B108DS: G10, heterojunction (Solar_calc 1.9.8, mod_panels.py)',
  },
  {
    cell_type: 'topcon',
    series: 'TOPHiKu6',
    manufacturer: /^CSI Solar/i,
    name: /^CS6\.2-\d+TD/,
    basis: 'model series CS6.2-48TD: TOPHiKu6, n-type TOPCon (Solar_calc 1.9.8, mod_panels.py)',
  },
  {
    cell_type: 'topcon',
    series: 'ASTRO N5',
    manufacturer: /^Chint New Energy/i,
    name: /^CHSM\d+N/,
    basis: 'model series CHSM54N and CHSM72N: ASTRO N5, n-type TOPCon (Solar_calc 1.9.8, mod_panels.py)',
  },
]

/** What the table's header says about them, by position. */
export const moduleSeries: ComponentSeries[] = seriesLegendOf(SERIES)

/** Position of the series of a module; null for none. */
export function moduleSeriesOf(manufacturer: string, name: string): number | null {
  return seriesPosition(SERIES, manufacturer, name)
}
