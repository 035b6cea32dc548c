import { ondText, profileLines } from './component-text.ts'

/** AC powers of the points, W. */
const AC_W = [5000, 10_000, 20_000, 30_000, 50_000, 75_000, 100_000, 110_000]

/** Fixed loss W, and losses in proportion to the power and its square, at each voltage. */
const LOSSES = [
  { dcV: 550, fixedW: 140, perW: 0.009, perW2: 5e-8 },
  { dcV: 700, fixedW: 180, perW: 0.011, perW2: 5e-8 },
  { dcV: 900, fixedW: 260, perW: 0.014, perW2: 6e-8 },
]

/** An OND file of a made-up inverter with three curves that derates from 25 degC on. */
export function threeCurveText(): string {
  const profiles = LOSSES.flatMap(({ fixedW, perW, perW2 }, k) =>
    profileLines(`ProfilPIOV${k + 1}`, ['300.0,0.0', ...AC_W.map((w) => `${(w + fixedW + perW * w + perW2 * w * w).toFixed(1)},${w}.0`)]),
  )
  return ondText({
    profiles,
    converter: {
      PSeuil: '300.0',
      VNomEff: `${LOSSES.map(({ dcV }) => dcV.toFixed(1)).join(',')},`,
      PNomDC: '104.000',
      PMaxDC: '180.000',
      INomDC: '300.0',
      IMaxDC: '400.0',
      TPMax: '20.0',
      TPNom: '30.0',
      TPLim1: '38.0',
      PLim1: '80.000',
      TPLimAbs: '55.0',
      PLimAbs: '30.000',
    },
  })
}
