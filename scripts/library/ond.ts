import type { InverterCurve } from '@pvyield/contract/schemas'
import type { FileComponent } from './component-import.ts'
import { PvsystFile } from './pvsyst-file.ts'
import type { ComponentFile } from './sources.ts'

/**
 * An inverter of an OND file with its efficiency curves at three voltages, its limits and its
 * derating by temperature.
 * Fails: Error when a figure is missing.
 */
export function readOnd(file: ComponentFile): FileComponent {
  const ond = new PvsystFile(file, 'OND')
  const manufacturer = ond.text('Manufacturer') ?? ''
  const name = ond.text('Model') ?? ''
  const nominalKw = ond.stated('PNomConv')
  const maxKw = ond.number('PMaxOUT') ?? nominalKw
  const section: InverterCurve = {
    model: 'curve',
    manufacturer,
    name,
    p_ac_nom_kw: nominalKw,
    p_ac_max_kw: maxKw > nominalKw ? maxKw : null,
    temp_p_max_c: null,
    temp_p_nom_c: null,
    v_mppt_min_v: ond.stated('VMppMin'),
    v_mppt_max_v: ond.stated('VMPPMax'),
    v_dc_max_v: ond.stated('VAbsMax'),
    i_dc_max_a: ond.number('IMaxDC') || null,
    p_start_kw: ond.stated('PSeuil', 1e-3),
    p_night_w: ond.number('Night_Loss') ?? 0,
    mppt_count: ond.number('NbMPPT') ?? 1,
    dc_derating: null,
    derating: derating(ond, nominalKw, maxKw),
    curves: curves(ond),
  }
  return {
    manufacturer,
    name,
    origin: 'ond',
    source: ond.source,
    own: { section, sheet: sheet(ond) },
    figures: {
      v_ac_v: ond.figure('VOutConv'),
      p_aco_w: ond.figure('PNomConv', 3),
      p_so_w: ond.figure('PSeuil'),
      p_night_w: ond.figure('Night_Loss'),
      v_mppt_min_v: ond.figure('VMppMin'),
      v_mppt_max_v: ond.figure('VMPPMax'),
    },
    bytes: { name_assumed: 0 },
  }
}

/** Efficiencies that the file states; PVsyst writes 97 and 95 % where its user gave none. */
function sheet(ond: PvsystFile): Record<string, number> {
  const [max, euro] = [ond.stated('EfficMax', 0.01), ond.stated('EfficEuro', 0.01)]
  return max === 0.97 && euro === 0.95 ? {} : { efficiency_max: max, efficiency_euro: euro }
}

/** The limit of the AC power falls from point to point; a point without a power is left out. */
function derating(ond: PvsystFile, nominalKw: number, maxKw: number): InverterCurve['derating'] {
  const points = [
    [ond.number('TPMax'), maxKw],
    [ond.number('TPNom'), nominalKw],
    [ond.number('TPLim1'), ond.number('PLim1')],
    [ond.number('TPLimAbs'), ond.number('PLimAbs')],
  ].filter((point): point is [number, number] => point[0] !== null && point[1] !== null && point[1] > 0)
  points.sort(([a], [b]) => a - b)
  return points.length === 0 ? null : { temp_air_c: points.map(([airC]) => airC), p_ac_kw: points.map(([, kw]) => kw) }
}

/** One curve for each of three voltages, or one for all of them. */
function curves(ond: PvsystFile): InverterCurve['curves'] {
  const voltages = (ond.text('VNomEff') ?? '')
    .split(',')
    .map(Number)
    .filter((voltage) => voltage > 0)
  if (voltages.length !== 3) return [{ v_dc_v: null, ...curve(ond.points('ProfilPIO')) }]
  return voltages.map((v_dc_v, k) => ({ v_dc_v, ...curve(ond.points(`ProfilPIOV${k + 1}`)) }))
}

/** Points of DC and AC power in W, the first at the threshold. */
function curve(points: [number, number][]): { p_dc_kw: number[]; efficiency: number[] } {
  return { p_dc_kw: points.map(([dcW]) => dcW / 1000), efficiency: points.map(([dcW, acW]) => acW / dcW) }
}
