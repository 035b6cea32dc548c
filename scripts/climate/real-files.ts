import type { WeatherFileOptions } from '../../engine/files/weather/index.ts'

/** A real weather file of a complete year. */
export interface RealFile {
  name: string
  /** Path within one of the folders given to the script. */
  path: string
  /** True for a typical year. A single calendar year differs from the long-term mean. */
  isTypical: boolean
  /** What the file does not state. */
  options?: WeatherFileOptions & { elevation?: number }
}

const TYA = 'bifacialvf/data'
const SINERGYM = 'sinergym/data/weather'
const ACCIM = 'accim/sample_files/jupyter_notebooks'
const CRAIG = { latitude: 40.5137, longitude: -108.5449, timezone: -7, elevation: 2168 }
const TORONTO = { latitude: 43.68, longitude: -79.63, timezone: -5, elevation: 173 }
const AUSTIN = { latitude: 30.3, longitude: -97.7, timezone: -6, elevation: 189 }

/**
 * One file per location; locations are more than 25 km apart. The files after the blank line are in
 * packages that `packages.ts` downloads.
 */
export const REAL_FILES: readonly RealFile[] = [
  { name: 'Greensboro NC, TMY3', path: 'samples/weather/723170TYA.CSV', isTypical: true },
  { name: 'Miami FL, TMY2', path: 'samples/weather/12839.tm2', isTypical: true },
  { name: 'Phoenix AZ, PSM3', path: 'samples/weather/sam_psm3_phoenix.csv', isTypical: true },
  { name: 'Tucson AZ, TMY2', path: 'samples/weather_more/USA AZ Tucson (TMY2).csv', isTypical: true },
  { name: 'Daggett CA, PSM3', path: 'reference/sam/weather/daggett_ca_34.865371_-116.783023_psmv3_60_tmy.csv', isTypical: true },
  { name: 'Des Moines IA, PSM2', path: 'data/recorded/nsrdb/raw_psm2_tmy_desmoines_v2.0.1.csv.gz', isTypical: true },
  { name: 'Golden CO, PSM3', path: 'data/recorded/nsrdb/raw_psm3_tmy_golden_v3.2.0.csv.gz', isTypical: true },
  { name: 'Craig CO, PSM4', path: 'data/recorded/pvlib/test_psm4_tmy-2023.csv', isTypical: true, options: CRAIG },
  { name: 'Fargo ND, TMY2', path: 'reference/sam/weather/fargo_nd_46.9_-96.8_mts1_60_tmy.csv', isTypical: true },
  { name: 'Washington PA, PSM3', path: 'samples/weather_more/psm_40_-80_tmy2.csv', isTypical: true },
  { name: 'Austin TX, TMY3', path: 'samples/pvsyst_csv/pvsyst_example_HourlyRes_2.CSV', isTypical: true, options: AUSTIN },
  { name: 'Toronto ON, CWEC', path: 'samples/weather/generic_Toronto_CWEC.csv', isTypical: true, options: TORONTO },
  { name: 'Amsterdam NL, IWEC', path: 'samples/weather/NLD_Amsterdam062400_IWEC.epw', isTypical: true },
  { name: 'Piedmont IT, PVGIS 5.3', path: 'samples/weather/pvgis_tmy_45_8.csv', isTypical: true },
  { name: 'Bern CH, Meteonorm', path: 'samples/weather/meteonorm_Bern-hour.dat', isTypical: true },
  { name: 'Almeria ES, 2012', path: 'samples/weather_more/meteo_36.8416_-2.4746__BNC_60_2012.csv', isTypical: false },
  { name: 'Los Angeles CA, 2012', path: 'samples/weather_more/LosAngeles_WeatherFile_15min.csv', isTypical: false },
  { name: 'Lake Placid NY, 2019', path: 'samples/weather_more/lake_placid_snow_albedo_30min.csv', isTypical: false },

  { name: 'Richmond VA, TMY3', path: `${TYA}/724010TYA.CSV`, isTypical: true },
  { name: 'Cairo EG, IWEC', path: `${TYA}/EGY_Cairo.623660_IWEC.epw`, isTypical: true },
  { name: 'Shanghai CN, IWEC', path: `${TYA}/CHN_Shanghai.Shanghai.583670_IWEC.epw`, isTypical: true },
  { name: 'Sydney AU, IWEC', path: `${SINERGYM}/AUS_NSW.Sydney.947670_IWEC.epw`, isTypical: true },
  { name: 'Bogota CO, IWEC', path: `${SINERGYM}/COL_Bogota.802220_IWEC.epw`, isTypical: true },
  { name: 'Granada ES, SWEC', path: `${SINERGYM}/ESP_Granada.084190_SWEC.epw`, isTypical: true },
  { name: 'Helsinki FI, IWEC', path: `${SINERGYM}/FIN_Helsinki.029740_IWEC.epw`, isTypical: true },
  { name: 'Hyakuri JP, IWEC', path: `${SINERGYM}/JPN_Tokyo.Hyakuri.477150_IWEC.epw`, isTypical: true },
  { name: 'Antananarivo MG, IWEC', path: `${SINERGYM}/MDG_Antananarivo.670830_IWEC.epw`, isTypical: true },
  { name: 'Lisbon PT, INETI', path: `${SINERGYM}/PRT_Lisboa.085360_INETI.epw`, isTypical: true },
  { name: 'Stockholm SE, IWEC', path: `${SINERGYM}/SWE_Stockholm.Arlanda.024600_IWEC.epw`, isTypical: true },
  { name: 'Denver CO, TMY3', path: 'ochre/defaults/Weather/USA_CO_Denver.Intl.AP.725650_TMY3.epw', isTypical: true },
  { name: 'Chicago IL, TMY3', path: `${SINERGYM}/USA_IL_Chicago-OHare.Intl.AP.725300_TMY3.epw`, isTypical: true },
  { name: 'New York NY, TMY3', path: `${SINERGYM}/USA_NY_New.York-J.F.Kennedy.Intl.AP.744860_TMY3.epw`, isTypical: true },
  { name: 'Pittsburgh PA, TMY3', path: `${SINERGYM}/USA_PA_Pittsburgh-Allegheny.County.AP.725205_TMY3.epw`, isTypical: true },
  {
    name: 'Port Angeles WA, TMY3',
    path: `${SINERGYM}/USA_WA_Port.Angeles-William.R.Fairchild.Intl.AP.727885_TMY3.epw`,
    isTypical: true,
  },
  { name: 'Victoria BC, WYEC2', path: 'besos/examples/Evaluators/victoria.epw', isTypical: true },
  { name: 'Aberdeen GB, IWEC', path: `${ACCIM}/rename_epw_files/GBR_Aberdeen.Dyce.030910_IWEC.epw`, isTypical: true },
  { name: 'London GB, IWEC', path: `${ACCIM}/rename_epw_files/GBR_London.Gatwick.037760_IWEC.epw`, isTypical: true },
  { name: 'Seville ES, IWEC', path: `${ACCIM}/example_apmv_setpoints_paper/Seville.epw`, isTypical: true },
  { name: 'Chapeco BR, Meteonorm', path: `${ACCIM}/full_example_IBPSA/Current_GC07_Chapeco.epw`, isTypical: true },
  { name: 'Palmas BR, Meteonorm', path: `${ACCIM}/full_example_IBPSA/Current_GC20_Palmas.epw`, isTypical: true },
  { name: 'Ahmedabad IN, Meteonorm', path: `${ACCIM}/research_paper_case_study_v0-7-3/Current_Ahmedabad-hour.epw`, isTypical: true },
  { name: 'Shimla IN, Meteonorm', path: `${ACCIM}/research_paper_case_study_v0-7-3/Current_Shimla-hour.epw`, isTypical: true },
]
