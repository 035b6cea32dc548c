/** Boltzmann constant, J/K (CODATA 2018, exact). */
const BOLTZMANN = 1.380649e-23
/** Elementary charge, C (CODATA 2018, exact). */
const ELEMENTARY_CHARGE = 1.602176634e-19
/** Thermal voltage per kelvin, V/K. */
export const THERMAL_VOLTAGE_PER_K = BOLTZMANN / ELEMENTARY_CHARGE
/** 0 degC in K. */
export const ZERO_CELSIUS_K = 273.15
/** Irradiance of standard test conditions, W/m2. */
export const STC_WM2 = 1000
/** Cell temperature of standard test conditions, degC. */
export const STC_CELL_C = 25
/** The same in K. */
export const STC_CELL_K = STC_CELL_C + ZERO_CELSIUS_K
/** Solar constant, W/m2 (1366.1 of ASTM E-490, which is commonly used with Spencer's series). */
export const SOLAR_CONSTANT_WM2 = 1366.1
