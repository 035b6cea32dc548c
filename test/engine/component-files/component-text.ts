/** Keys of a block and their values; null leaves the key out. */
export type Changes = Readonly<Record<string, string | number | null>>

const PAN_KEYS = {
  Version: '7.4',
  Flags: '$00D00443',
  Technol: 'mtSiMono',
  NCelS: 72,
  NCelP: 2,
  NDiode: 3,
  SubModuleLayout: 'slTwinHalfCells',
  FrontSurface: 'fsARCoating',
  GRef: 1000,
  TRef: '25.0',
  PNom: '550.0',
  PNomTolLow: '0.00',
  PNomTolUp: '3.00',
  BifacialityFactor: '0.700',
  Isc: '14.000',
  Voc: '49.90',
  Imp: '13.110',
  Vmp: '41.96',
  muISC: '7.28',
  muVocSpec: '-128.0',
  muPmpReq: '-0.340',
  RShunt: 300,
  Rp_0: 2000,
  Rp_Exp: '5.50',
  RSerie: '0.203',
  Gamma: '0.980',
  muGamma: '-0.0004',
  VMaxIEC: 1500,
  VMaxUL: 1500,
  Absorb: '0.90',
  CellArea: '165.1',
}

const PAN_PRODUCT = {
  Manufacturer: 'Example Solar',
  Model: 'EX-550',
  DataSource: 'Made up',
  YearBeg: 2024,
  Width: '1.134',
  Height: '2.278',
}

const OND_KEYS = { Version: '6.81', Flags: '$00381562', NbInputs: 10, NbMPPT: 2, Night_Loss: '5.00' }

const CONVERTER_KEYS = {
  PNomConv: '100.000',
  PMaxOUT: '110.000',
  VOutConv: '400.0',
  VMppMin: 500,
  VMPPMax: 1000,
  VAbsMax: 1100,
  PSeuil: '200.0',
  EfficMax: '98.00',
  EfficEuro: '97.50',
  FResNorm: '0.00',
  ModeOper: 'MPPT',
  CompPMax: 'Lim',
  CompVMax: 'Lim',
  IDCMax: '0.0',
  IMaxDC: '250.0',
  TPMax: '40.0',
  TPNom: '45.0',
  TPLim1: '50.0',
  TPLimAbs: '60.0',
  PLim1: '90.000',
  PLimAbs: '40.000',
}

/** A curve whose loss is 200 W, 1 % and 0.008 P2 over 100 kW. */
const PIO = ['200,0', '5258,5000', '10316,10000', '20458,20000', '30660,30000', '51500,50000', '102800,100000']

/** A PAN file of a module that does not exist, with changes. @param extra  lines before the last one */
export function panText({
  keys = {},
  product = {},
  extra = [],
}: {
  keys?: Changes
  product?: Changes
  extra?: readonly string[]
} = {}): string {
  return [
    'PVObject_=pvModule',
    ...lines(PAN_KEYS, keys),
    'PVObject_Commercial=pvCommercial',
    ...lines(PAN_PRODUCT, product),
    'End of PVObject pvCommercial',
    ...extra,
    'End of PVObject pvModule',
    '',
  ].join('\n')
}

/** The same for an inverter. @param profiles  lines inside the converter; null for its own curve */
export function ondText({
  keys = {},
  converter = {},
  profiles = null,
}: {
  keys?: Changes
  converter?: Changes
  profiles?: readonly string[] | null
} = {}): string {
  return [
    'PVObject_=pvGInverter',
    ...lines(OND_KEYS, keys),
    'PVObject_Commercial=pvCommercial',
    'Manufacturer=Example Power',
    'Model=EP-100',
    'End of PVObject pvCommercial',
    'Converter=TConverter',
    ...lines(CONVERTER_KEYS, converter),
    ...(profiles ?? profileLines('ProfilPIO', PIO)),
    'End of TConverter',
    'End of PVObject pvGInverter',
    '',
  ].join('\n')
}

/** A profile of PVsyst, with unused slots behind its points. */
export function profileLines(name: string, points: readonly string[], { mode = 1, used = points.length } = {}): string[] {
  const slots = [...points, '0.0,0.0', '0.0,0.0']
  return [
    `${name}=TCubicProfile`,
    `NPtsMax=${slots.length}`,
    `NPtsEff=${used}`,
    'LastCompile=$8089',
    `Mode=${mode}`,
    ...slots.map((point, k) => `Point_${k + 1}=${point}`),
    'End of TCubicProfile',
  ]
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function lines(keys: Readonly<Record<string, string | number>>, changes: Changes): string[] {
  return Object.entries<string | number | null>({ ...keys, ...changes }).flatMap(([key, value]) =>
    value === null ? [] : [`${key}=${value}`],
  )
}
