import { type Names, warning } from './entry.ts'
import { atMost, percent } from './number-words.ts'

type Cells = {
  hottest_c: number
  limit_c: number
  thermal_model: string
  u_c_w_m2k: number
  u_v_w_m3ks: number
  noct_c: number | null
  sapm_a: number
  sapm_b: number
}

/** The fields that decide how warm cells become. */
function thermalFields(v: Cells, name: Names): string {
  switch (v.thermal_model) {
    case 'noct':
      return `${name('thermal.noct_c')} ${v.noct_c}`
    case 'fuentes':
      return `${name('thermal.noct_c')} ${v.noct_c} and the fields of thermal.model fuentes`
    case 'sapm':
      return `${name('thermal.sapm_a')} ${v.sapm_a} and ${name('thermal.sapm_b')} ${v.sapm_b}`
    case 'ross':
      return `${name('thermal.ross_k')} and ${name('thermal.noct_c')}`
    case 'heat_transfer':
      return 'the fields of thermal.model heat_transfer'
    default:
      return `${name('thermal.u_c')} ${v.u_c_w_m2k} and ${name('thermal.u_v')} ${v.u_v_w_m3ks} (free-standing racks have a u_c of 25 to 29, modules flush on a roof 15 to 20)`
  }
}

type Causes = { labels: readonly string[]; share_frac: readonly number[]; are_gains: boolean }

function causes({ labels, share_frac, are_gains }: Causes): string {
  const words = labels.map((label, k) => `${lowered(label)} ${percent(share_frac[k])} %`)
  return `largest ${are_gains ? 'gains' : 'losses'}: ${words.join(', ')}`
}

/** A label inside a sentence: "Near shading" begins with a small letter, "DC wiring" and "IAM" do not. */
function lowered(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label[0].toLowerCase() + label.slice(1) : label
}

/** What the figures of a run show. */
export const RESULTS = {
  cells_too_hot: warning(
    (v: Cells, name) =>
      `Cells reach ${Math.round(v.hottest_c)} degC in the hottest row, but those of no plant exceed ${v.limit_c}: check ${thermalFields(v, name)}, and weather.temp_air_c and weather.wind_speed_ms`,
  ),
  no_energy: warning(
    (v: Causes & { e_grid_kwh: number }) =>
      `The plant delivers no energy (energy to grid: ${v.e_grid_kwh.toFixed(0)} kWh); ${v.labels.length === 0 ? 'no irradiance reaches the array' : causes(v)}`,
  ),
  performance_ratio_unusual: warning(
    (v: Causes & { performance_ratio: number }) =>
      `Performance ratio ${v.performance_ratio.toFixed(2)} is unusual; ${v.labels.length === 0 ? 'no row of the loss diagram explains it: check the power of the modules' : causes(v)}`,
  ),
  uncertainty_unusual: warning(
    (
      { stated, uncertainty_frac, levels_below_zero }: { stated: string; uncertainty_frac: number; levels_below_zero: readonly string[] },
      name,
    ) =>
      `${name(stated)} is ${atMost(100 * uncertainty_frac, uncertainty_frac < 0.01 ? 3 : 1)} % of the energy, assessments state 5 to 12 %: it is one standard deviation as a fraction, 6 % is 0.06${uncertainty_frac === 0 ? '. By 0 every P-value is P50: for no P-values send neither field' : ''}${
        levels_below_zero.length === 0
          ? ''
          : `. By the normal distribution ${levels_below_zero.join(' and ')} would be below zero: 0 is stated, and means nothing`
      }`,
  ),
  exceedance_needs_year: warning(
    (_: Record<never, never>) => 'P-values need a whole year of weather with irradiance: summary.exceedance is null',
  ),
  lifetime_needs_year: warning(
    ({ years }: { years: number }) =>
      `A table of ${years} years of operation needs a whole year of weather with irradiance: summary.lifetime is null`,
  ),
  few_years: warning(
    ({ years }: { years: number }) =>
      `The weather has ${years} years: take uncertainty_parts.interannual from the scatter of their energies, and add it to resource divided by the root of ${years}`,
  ),
  one_measured_year: warning(
    ({ first_year, last_year }: { first_year: number; last_year: number }) =>
      `The weather is one year, ${first_year === last_year ? first_year : `${first_year} to ${last_year}`}: unless it is a typical year, p50_kwh is the energy of that year and no P50. Scale it to a long-term mean, or add the scatter of single years, 2 to 4 %, to uncertainty_parts.resource`,
  ),
}
