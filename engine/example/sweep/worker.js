/** Simulates a plant at one place with every tilt and ground cover ratio. The page stays free meanwhile. */
import { embeddedYears, perform } from '../../work.js'

const TILTS_DEG = Array.from({ length: 13 }, (_, k) => 5 * k)
const GCRS = Array.from({ length: 11 }, (_, k) => Math.round(25 + 5 * k) / 100)

/** 10 kW on rows of fixed racks. */
const ARRAY = { modules_per_string: 20, strings_per_inverter: 1, collector_width_m: 2 }
const MODULE = { model: 'reference', p_nom_w: 500, efficiency: 0.21, temperature_coefficient: -0.0035 }
const INVERTER = { model: 'flat', p_ac_nom_kw: 9, efficiency: 0.97 }

const typicalYear = embeddedYears(async () => {
  const table = await fetch('../../climate/table.bin')
  return new Uint8Array(await table.arrayBuffer())
})

addEventListener('message', ({ data }) => sweep(data))

/** @param {{ latitude: number, longitude: number }} place */
async function sweep(place) {
  try {
    const { weather } = await typicalYear(place)
    const azimuth_deg = place.latitude < 0 ? 0 : 180
    const body = { site: place, array: { ...ARRAY, azimuth_deg }, weather, module: MODULE, inverter: INVERTER }
    const patches = GCRS.flatMap((gcr) => TILTS_DEG.map((tilt) => ({ 'array.gcr': gcr, 'array.tilt_deg': tilt })))
    const onProgress = (done) => postMessage({ done })
    const { variants } = await perform({ kind: 'full', body, variants: patches }, { typicalYear, onProgress })
    const kwhPerKw = variants.map((variant) => ('value' in variant ? variant.value.summary.specific_yield_kwh_per_kwp : null))
    const refusals = variants.flatMap((variant) => ('reason' in variant ? [variant.reason] : []))
    postMessage({ tiltsDeg: TILTS_DEG, gcrs: GCRS, kwhPerKw, refusals })
  } catch (error) {
    postMessage({ error: error.message })
  }
}
