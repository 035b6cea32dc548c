import type { EstimateMethod, SiteMonthlyAnswer, SiteMonthlyRequest } from '@pvyield/contract/schemas'
import { siteMonthly } from '@pvyield/engine/quick'

/** Tilt of the steepest plane of the snow loss measurements. */
const TILT_FITTED_MAX_DEG = 39

const METHOD: EstimateMethod[] = [
  {
    column: 'albedo_monthly',
    equation:
      '0.423 - 0.042 T, limited to 0.2 to 0.8; when the albedo of the ground is given, it is mixed with a snow albedo of 0.8 by snow_cover_frac_monthly',
    source: 'Meteonorm Handbook Part II: Theory (version 6; Meteotest, Bern, 2010)',
    valid_for:
      'Places with rain or snow throughout the year, away from mild coasts. Mean absolute error 0.08 in 132 months of 11 weather files; 0.12 in the 58 months below 8 degC, where a constant 0.2 has an error of 0.25.',
  },
  {
    column: 'snow_cover_frac_monthly',
    equation: '(0.223 - 0.042 T) / 0.6, 0 to 1',
    source: 'The linear equation of albedo_monthly, solved for the share of snow',
    valid_for:
      'Mean absolute error 0.08 in 24 months with snow depths (Lake Placid, Fargo). Mountains keep snow longer in spring; dry cold places have less.',
  },
  {
    column: 'snowfall_monthly_cm',
    equation: 'P (3.3 - T) / 13.3, limited to 0 to P; 1 mm of water is 1 cm of fresh snow',
    source: 'McCabe and Markstrom 2007, eq. 1, doi 10.3133/ofr20071088',
    valid_for: 'Below 1000 m; the depth of 1 mm of water varies from 0.3 to 3 cm.',
  },
  {
    column: 'snow_loss_monthly',
    equation:
      '5.7e4 S cos(tilt)^2 G H / (T^2 POA^0.67). S: effective snowfall in inches, half the snowfall plus half of one fall of 5 cm, two thirds from this month and one third from the month before. G: 1 - 0.51 exp(-heap), the effect of the snow heap on the ground, which stops snow from sliding off modules that are 2 m long up the slope, with their lower edge 1 m above the ground. H: humidity, 0.75. T in K. POA: 90 kWh/m2',
    source: 'Townsend and Powers 2011, eq. 3, doi 10.1109/PVSC.2011.6186627',
    valid_for:
      'Fixed planes of 0 to 39 deg at Truckee, California, in two winters. Elsewhere only the order of magnitude: at Fargo it gives 0.43 of the loss of the hourly model of SAM.',
  },
  {
    column: 'soiling_monthly',
    equation: '1 - (1 - soiling) (1 - snow_loss_monthly)',
    source: 'Soiling without snow: PVWatts, 0.02; Dobos 2014, NREL/TP-6A20-62641',
    valid_for: 'Rain and dust are not included: they cannot be estimated from temperatures.',
  },
  {
    column: 'soiling_without_snow_monthly',
    equation: 'soiling, in every month',
    source: 'The request; by default PVWatts, 0.02; Dobos 2014, NREL/TP-6A20-62641',
    valid_for: 'For runs that count the snow by itself, with site.snow_loss_monthly.',
  },
]

/**
 * Monthly values of a site estimated from its temperatures, with the methods and notes on their
 * limits.
 */
export function siteMonthlyAnswer(request: SiteMonthlyRequest): SiteMonthlyAnswer {
  const months = siteMonthly(request)
  const hasSnow = months.snow_cover_frac_monthly.some((frac) => frac > 0)
  return {
    ...months,
    method: METHOD,
    notes: hasSnow ? snowNotes(request) : ['No month is cold enough for snow: all values are those without snow'],
  }
}

function snowNotes({ tilt_deg }: SiteMonthlyRequest): string[] {
  const notes = [
    'Monthly temperatures do not determine the depth of snow: the loss is nearly proportional to precipitation_monthly_mm, which is 50 mm per month when it is not given',
    'soiling_monthly contains the snow: send it alone, or soiling_without_snow_monthly as site.soiling_monthly with snow_loss_monthly as site.snow_loss_monthly',
    'The albedo column of the weather takes precedence over site.albedo_monthly, unless site.use_weather_albedo is false',
  ]
  if (tilt_deg > TILT_FITTED_MAX_DEG) {
    notes.push(
      `tilt_deg ${tilt_deg} is above ${TILT_FITTED_MAX_DEG} deg, the steepest plane with measured snow loss: the estimate is less certain`,
    )
  }
  return notes
}
