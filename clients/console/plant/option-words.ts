import { labelOf } from './key-words.ts'

/** Options whose keys are not what an engineer would write. A key that stands for several things has its field in front. */
const OPTIONS: Readonly<Record<string, string>> = {
  // Light
  monthly: 'By month',
  marion: 'Marion, row by row',
  beam: 'Beam only',
  beam_diffuse: 'Beam and diffuse',
  'site.irradiance_closure global_diffuse': 'Global and diffuse',
  'site.irradiance_closure global_beam': 'Global and beam',
  spa: 'NREL SPA',
  psa: 'PSA+',
  sunlit_middle: 'Middle of the sunlit part',
  'site.sun_instant middle': 'Middle of the row',
  erbs: 'Erbs',
  erbs_driesse: 'Erbs-Driesse',
  orgill_hollands: 'Orgill and Hollands',
  disc: 'DISC',
  dirint: 'DIRINT',
  boland: 'Boland',
  perez: 'Perez 1990',
  perez_driesse: 'Perez-Driesse 2024',
  hay_davies: 'Hay and Davies',
  isotropic: 'Isotropic sky',
  'site.circumsolar beam': 'As beam',
  'site.circumsolar diffuse': 'As diffuse',
  // Array
  fixed: 'Fixed racks',
  single_axis: 'Single-axis trackers',
  two_axis: 'Two-axis trackers',
  seasonal_tilt: 'Racks with a tilt for each month',
  ewf: 'East-west ridges',
  gft: 'Fixed table',
  sat: 'Single-axis tracker',
  rooftop: 'On a roof',
  rows: 'Analytic rows',
  shading_table: 'Shading table of the scene',
  'array.tracking backtracking': 'Backtracking',
  fresnel: 'Fresnel',
  faiman: 'Faiman',
  prilliman: 'Prilliman',
  walker: 'Walker',
  projection: 'Devices shade each other, by projection',
  'array.shade_mode linear': 'In proportion to the shaded area',
  'array.shade_mode electrical': 'With the electrical loss of strings',
  'array.shade_mode whole_strings': 'With the loss of whole strings',
  'array.shade_mode iv': 'With the I-V curves of all cells',
  lune: 'Integral over the visible sky',
  limit_angle: 'Limit angle',
  first_row: 'Only the first row sees the ground',
  sunlit_strip: 'Each row sees its strip of ground',
  'array.cell_layout whole': 'Whole cells',
  'array.cell_layout half': 'Half cells',
  true_tracking: 'Towards the sun',
  optimised: 'To the greatest irradiance',
  terrain_aware: 'Backtracking by terrain',
  terrain_aware_ends: 'Backtracking by terrain, both ends',
  terrain_aware_all: 'Backtracking by terrain, all neighbours',
  mppt_window: 'MPP within the MPPT window',
  power_limits: 'MPPT window and power limits, as PVsyst',
  string_window: 'MPPT window, string by string',
  string_power_limits: 'Power limits, string by string',
  always_mpp: 'Always at the MPP',
  // Optics
  'iam.kind auto': 'As the module states, else Fresnel',
  ashrae: 'ASHRAE',
  fresnel_ar: 'Fresnel, anti-reflective glass',
  martin_ruiz: 'Martin and Ruiz',
  sam_cover: 'Front cover of SAM',
  'iam.kind table': 'Table of angles and factors',
  integrated: 'Integral over the hemisphere',
  sixty_degrees: 'At 60 degrees',
  brandemuehl: 'Brandemuehl and Beckman, as SAM',
  pvsyst: 'PVsyst',
  'iam.interpolation linear': 'Straight lines',
  // Temperature
  noct: 'NOCT, as SAM',
  sapm: 'Sandia (SAPM)',
  heat_transfer: 'Heat transfer',
  'thermal.mounting rack': 'Rack, wind on both sides',
  'thermal.mounting flush': 'Flush, insulated back',
  'thermal.mounting integrated': 'Integrated, back to a room',
  // Electrical
  ohmic_i2r: 'Ohmic, with the current squared',
  flat: 'The same share in every row',
  injection: 'At the injection, after all losses',
  inverter_output: 'At the inverter output',
  apparent: 'Apparent power',
  active: 'Active power',
  allen: 'Allen, Hobbs and Bolen',
  pnom_inverter: 'Nominal AC power of the inverters',
  pnom_stc: 'Power of the array at STC',
  first_solar: 'First Solar: air mass and water vapour',
  sandia_airmass: 'Sandia: air mass',
  caballero: 'Caballero: air mass, aerosol, water vapour',
  pvspec: 'PVSPEC: air mass and clouds',
  view_factor: 'View factors',
  two_faces: 'Two faces of one row',
  scene: 'Tables and objects of the scene',
  fixed_fraction: 'Fixed share of the front',
  // Storage
  grid_limit: 'Store what the grid limit curtails',
  self_consumption: 'Supply the load from surplus',
  schedule: 'Charge and discharge in daily windows',
  price: 'Charge at low prices, discharge at high ones',
  ac: 'At the AC bus',
  dc: 'At the DC side, ahead of the inverters',
  // Components
  mono_si: 'Monocrystalline silicon',
  poly_si: 'Polycrystalline silicon',
  hit: 'Heterojunction (HIT)',
  cdte: 'CdTe',
  cis: 'CIS',
  a_si: 'Amorphous silicon',
  ar_glass: 'Anti-reflective glass',
  all_alike: '0.97 for every technology',
  technology: 'Mean of the technology',
  'module.light_response linear': 'The same at any irradiance',
  thin_film: 'Thin film',
  'weather.interval start': 'Start of the row',
  'weather.interval middle': 'Middle of the row',
  'weather.interval end': 'End of the row',
  // Forms of modules, inverters and objects
  'module cec': 'Single diode, CEC',
  'module desoto': 'Single diode, De Soto',
  'module pvsyst': 'Single diode, PVsyst',
  'module sandia': 'Sandia array performance model',
  'module iec61853': 'Single diode, IEC 61853-1 coefficients',
  'module reference': 'Nameplate only, PVWatts',
  'inverter curve': 'Efficiency curves',
  'inverter sandia': 'Sandia model',
  'inverter pvwatts': 'Part-load curve of PVWatts',
  'inverter flat': 'One efficiency',
}

/** Keys whose values people choose freely. */
const FREE = /(^|\.)(id|name|label|manufacturer|sub_array|shares_inverter_with|start)$/

/** An option of a field in words. @param place  path of the field or section */
export function optionWords(place: string, option: string): string {
  return known(place, option) ?? labelOf(option)
}

/** A text of a request in words where it is an option; any other text stays as it is. @param path  of its field */
export function textWords(path: string, text: string): string {
  return (FREE.test(path) ? undefined : known(path, text)) ?? text
}

function known(place: string, option: string): string | undefined {
  const field = place.replace(/^sub_arrays\.[^.]+\./, '')
  return [`${field} ${option}`, option]
    .map((key) => (Object.hasOwn(OPTIONS, key) ? OPTIONS[key] : undefined))
    .find((words) => words !== undefined)
}
