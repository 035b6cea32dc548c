import type { Changes } from '../component-files/component-text.ts'

const SITE = { Site: 'Hilltown', Country: 'Nowhere', Latitude: '41.5', Longitude: '12.25', Altitude: 310, TimeZone: '1.0', Albedo: '0.25' }
const SUB_ARRAY = {
  Comment: 'Field A',
  PVModule: 'Example_550.PAN',
  GInverter: 'Example_100kW.OND',
  NModSerie: 20,
  NStringCh: 24,
  NInverter: 2,
  NoOrientation: 1,
  PMismMPP: '1.50',
  PMismString: '0.10',
  LIDLoss: '2.00',
  RSCablagePC: '1.20',
}
const ARRAY = { UFactor: '26.5', Alpha: '0.88', SoilingLoss: '0.000' }

/** A variant that does not exist, in the form of version 8, with changes. */
export function variantText({
  site = {},
  array = {},
  subArray = {},
  plane = ['FieldType=FixedPlane', 'FieldTilt=20.0', 'FieldAzim=-15.0'],
  planes = [plane],
  circuit = [],
  subArrays = null,
  scene = [],
  extra = [],
}: {
  site?: Changes
  array?: Changes
  subArray?: Changes
  /** Lines of its only orientation. */
  plane?: readonly string[]
  /** The same of several. */
  planes?: readonly (readonly string[])[]
  /** Lines of its circuit. */
  circuit?: readonly string[]
  /** Changes of each sub-array; null for one without. */
  subArrays?: readonly Changes[] | null
  /** Lines of pvShading. */
  scene?: readonly string[]
  /** Lines before the system. */
  extra?: readonly string[]
} = {}): string {
  return [
    'PVObject_=pvVCalcul',
    '  Comment=Made up',
    '  Version=8.0.1',
    '  PVObject_SiteSimul=pvSite',
    ...lines(SITE, site),
    '  End of PVObject pvSite',
    `  Orientations, list of=${planes.length} TOrientGroup`,
    ...planes.flatMap((own, k) => [
      '    PVObject_=pvOrient',
      '      Version=8.0.1',
      `    NoOrient=${k + 1}`,
      ...own,
      '    End of TOrientGroup',
    ]),
    '  End of Orientations',
    '  PerezUsedInSimul=True',
    '  TranspositionAlgorithm=CircSolSeparate',
    '  ACLossesRef=STC',
    ...extra,
    '  PVObject_PVMainArray=pvMainArray',
    ...lines(ARRAY, array),
    ...circuit,
    '  SubArrays=Start',
    ...(subArrays ?? [{}]).flatMap((changes) => [
      '    PVObject_=pvSubArray',
      ...lines(SUB_ARRAY, { ...subArray, ...changes }),
      '    End of PVObject pvSubArray',
    ]),
    '  EndTags',
    '  End of PVObject pvMainArray',
    '  PVObject_System=pvSystem',
    '    SystemType=Grid',
    '  End of PVObject pvSystem',
    '  PVObject_Ombrage=pvShading',
    ...scene,
    '  End of PVObject pvShading',
    'End of PVObject pvVCalcul',
    '',
  ].join('\n')
}

/** A list of objects of a scene. */
export function objectLines(...objects: readonly (readonly string[])[]): string[] {
  return [`ListeObjets, list of=${objects.length} TShdObject`, ...objects.flat(), 'End of ListeObjets']
}

/** One object of a scene. */
export function objectOf(className: string, ...content: readonly string[]): string[] {
  return [`PVObject_1=${className}`, ...content, `End of PVObject ${className}`]
}

/** A rack of two modules in height and ten in width. */
export function rack(origin: string, ...others: readonly string[]): string[] {
  return objectOf(
    'pvShdArrayRect',
    `DOrigine=${origin}`,
    'DInclin=20',
    'DAzimut=-15',
    'NElemChamps=1',
    'PanneauPVName=Example;1.134#2.278',
    'NModInHeight=2',
    'NModInWidth=10',
    'ModuleOrient=moPortrait',
    'LongA=11.4,',
    'LargA=4.6,',
    'XOrig=0,',
    'YOrig=0,',
    ...others,
  )
}

/** A file of a scene alone. */
export function sceneText(...content: readonly string[]): string {
  return ['PVObject_=pvShading', 'Version=7.4', ...content, 'End of PVObject pvShading', ''].join('\n')
}

/** The circuit of inverter nodes, each with their number and the strings of sub-arrays at one of them. */
export function circuitLines(...nodes: readonly (readonly [number, Readonly<Record<number, number>>])[]): string[] {
  const stringNode = ([id, number]: readonly [string, number]) => [
    'StringNode Start;',
    `NElements=${number}`,
    `SubArrayId=${id}`,
    'StringNode End;',
  ]
  return [
    'PVObject_SystemCircuit=pvCircuit',
    'BaseNode=Start',
    'InjectionPointNode Start;',
    'Children=Start',
    ...nodes.flatMap(([count, strings]) => [
      ...['InverterNode Start;', `NElements=${count}`, 'SubArrayId=-1', 'Children=Start'],
      ...Object.entries(strings).flatMap(stringNode),
      ...['Children=End', 'InverterNode End;'],
    ]),
    ...['Children=End', 'InjectionPointNode End;', 'BaseNode=End', 'End of PVObject pvCircuit'],
  ]
}

/** Two days of hourly results. */
export const TWO_DAYS = Array.from({ length: 48 }, (_, row) => {
  const [day, hour] = [1 + Math.floor(row / 24), row % 24]
  const lit = hour > 7 && hour < 18 ? 400 : 0
  return `0${day}/06/90 ${String(hour).padStart(2, '0')}:00,${lit},${lit / 2},20,2,${lit},${lit},${lit / 2},0`
})

/** Hourly results of PVsyst in another of its forms. */
export function hoursText({ separator = ',', rows = [] as readonly string[] } = {}): string {
  const cells = (...texts: readonly string[]) => texts.join(separator)
  return [
    'PVSYST V7.4.1',
    cells('', 'File', 'File date', 'Description'),
    cells('Project', 'Made_up.PRJ', '01/02/24 10h00', 'Made up', ''),
    cells('Geographical Site', 'Hilltown', '', ''),
    cells('Simulation variant', 'Made_up.VC0', '', 'A'),
    '',
    cells('Simulation:', 'Hourly values'),
    '',
    cells('date', 'GlobHor', 'DiffHor', 'T_Amb', 'WindVel', 'GlobInc', 'EArray', 'E_Grid', 'Yr'),
    cells('', 'W/m2', 'W/m2', '°C', 'm/s', 'W/m2', 'kW', 'kWh', ''),
    '',
    ...rows,
    '',
  ].join('\r\n')
}

function lines(keys: Readonly<Record<string, string | number>>, changes: Changes): string[] {
  return Object.entries<string | number | null>({ ...keys, ...changes }).flatMap(([key, value]) =>
    value === null ? [] : [`      ${key}=${value}`],
  )
}
