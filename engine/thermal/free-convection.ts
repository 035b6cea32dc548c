const GRAVITY = 9.81
const CONDUCTIVITY = 0.02676 // W/(m K)
const PRANDTL = 0.724

/** A plate in still air. */
export interface PlateInAir {
  cellK: number
  airK: number
  /** Slope of the side that is looked at: 0 faces up, pi faces down. */
  slopeRad: number
  /** Kinematic viscosity of the air, m2/s. */
  kinematic: number
  /** Length of the plate along its slope, and its characteristic length as a level plate, m. */
  lengthM: number
  plateM: number
}

/**
 * Coefficient of free convection of a tilted plate, W/(m2 K): the largest of those of a plate that
 * faces up, stands, and faces down, each with gravity's share in its direction.
 * Source: G. Nellis, S. Klein, Heat Transfer, 2009, eq. 6-48 to 6-59 and figure 6-12; the standing
 * plate after Incropera et al. 2006.
 * Checked by: test/fixtures/thermal/free-convection.json, test/fixtures/thermal/heat-transfer.json
 */
export function freeConvection({ cellK, airK, slopeRad, kinematic, lengthM, plateM }: PlateInAir): number {
  const slope = airK > cellK ? Math.PI - slopeRad : slopeRad // a cold plate is a hot one upside down
  const buoyancy = ((PRANDTL * GRAVITY) / ((airK + cellK) / 2)) * (Math.abs(cellK - airK) / (kinematic * kinematic))
  const upwards = Math.max(1e-4, buoyancy * Math.max(0, Math.cos(slope)) * plateM ** 3)
  const along = Math.max(1e-4, buoyancy * Math.sin(slope) * lengthM ** 3)
  const downwards = Math.max(1e-4, buoyancy * Math.max(0, -Math.cos(slope)) * plateM ** 3)

  const laminar = 1.4 / Math.log(1 + 1.4 / (0.835 * LAMINAR * upwards ** 0.25))
  const turbulent = TURBULENT * Math.cbrt(upwards)
  const up = ((laminar ** 10 + turbulent ** 10) ** 0.1 * CONDUCTIVITY) / plateM
  const stands = ((0.825 + STANDING * along ** (1 / 6)) ** 2 * CONDUCTIVITY) / lengthM
  const down = ((2.5 / Math.log(1 + (2.5 / (0.527 * downwards ** 0.2)) * DOWNWARDS)) * CONDUCTIVITY) / plateM
  return Math.max(up, stands, down)
}

const LAMINAR = 0.671 / (1 + (0.492 / PRANDTL) ** (9 / 16)) ** (4 / 9)
const TURBULENT = (0.14 * (1 + 0.0107 * PRANDTL)) / (1 + 0.01 * PRANDTL)
const STANDING = 0.387 / (1 + (0.492 / PRANDTL) ** (9 / 16)) ** (8 / 27)
const DOWNWARDS = (1 + (1.9 / PRANDTL) ** 0.9) ** (2 / 9)
