/** What it says to take an optional section in. */
const SWITCHES: Readonly<Record<string, string>> = {
  bifacial: 'Count the light on the rear side',
  storage: 'The plant has a battery, or a load to supply',
  'storage.ageing': 'The battery loses capacity over the years',
  'storage.schedule': 'Set the daily windows',
  'storage.prices': 'Set prices and thresholds',
  scene: 'The plant has a 3D scene',
  'scene.origin': 'The place of the origin is known',
  'ac_losses.hv_transformer': 'State the high-voltage transformer by its data sheet',
  'ac_losses.outages': 'The plant has outages at stated or random times',
  'ac_losses.outages.random': 'The plant is out at random times',
  'ac_losses.outages.random_grid': 'The grid is out at random times',
  'lifetime.uncertainty_parts': 'State the uncertainty by its components',
  'module.iam_profile': 'The module has a profile of its own',
  'module.low_light': 'State the low-light efficiencies',
  'inverter.derating': 'The temperature limits the AC power',
  'inverter.dc_derating': 'The temperature limits the DC power',
}

/** The words of the box that takes a section in; undefined for a section that has none. */
export function switchWords(path: string): string | undefined {
  return SWITCHES[path.replace(/^sub_arrays\.\d+\./, '')]
}
