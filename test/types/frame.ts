import type { Frame } from '../../engine/core/frame.ts'

/**
 * What does not compile: each stage writes a column that it may not write, or reads one of a later
 * stage. `tsc` fails when one of these lines compiles.
 */

export function weather({ sky }: Frame<'weather'>): void {
  // @ts-expect-error the sun comes later
  sky.sunZenithCos[0] = 1
}

export function sun({ sky }: Frame<'sun'>): void {
  sky.sunZenithCos[0] = 1
  // @ts-expect-error of the weather
  sky.tempAirC[0] = 1
}

export function irradiance({ sky }: Frame<'irradiance'>): void {
  sky.dhiWm2[0] = 1
  // @ts-expect-error of the sun
  sky.extraNormalWm2[0] = 1
}

export function albedo({ sky }: Frame<'albedo'>): void {
  sky.albedoFrac[0] = 1
  // @ts-expect-error of the weather, and reduced by others
  sky.ghiWm2[0] = 1
}

export function orientation({ plane, sky }: Frame<'orientation'>): void {
  plane.tiltRad[0] = 1
  // @ts-expect-error of the albedo
  sky.albedoFrac[0] = 1
}

export function transposition({ plane }: Frame<'transposition'>): void {
  plane.beamWm2[0] = 1
  // @ts-expect-error of the orientation
  plane.aoiCos[0] = 1
}

export function horizon({ plane }: Frame<'horizon'>): void {
  plane.beamWm2[0] = 1
  // @ts-expect-error of the transposition alone
  plane.beamIncWm2[0] = 1
}

export function shading({ plane }: Frame<'shading'>): void {
  plane.nearBeamLossWm2[0] = 1
  // @ts-expect-error of the horizon
  plane.horizonLossWm2[0] = 1
}

export function optics({ plane }: Frame<'optics'>): void {
  plane.effectiveWm2[0] = 1
  // @ts-expect-error of the shading
  plane.nearBeamLossWm2[0] = 1
}

export function rear({ plane }: Frame<'rear'>): void {
  plane.backWm2[0] = 1
  // @ts-expect-error of the optics
  plane.effectiveWm2[0] = 1
}

export function thermal({ dc, plane }: Frame<'thermal'>): number | undefined {
  dc.cellTempC[0] = 1
  // @ts-expect-error of the rear
  plane.backWm2[0] = 1
  // @ts-expect-error written later
  return dc.mppW[0]
}

export function dcPower({ dc }: Frame<'dc'>): void {
  dc.mppV[0] = 1
  // @ts-expect-error of the thermal stage
  dc.cellTempC[0] = 1
}

export function clearSky({ dc }: Frame<'clear sky'>): void {
  dc.clearMppW[0] = 1
  // @ts-expect-error of the DC side
  dc.mppW[0] = 1
}

export function inverter({ dc, ac }: Frame<'inverter'>): void {
  dc.mppV[0] = 1
  ac.arrayW[0] = 1
  // @ts-expect-error the power of the modules is not the inverter's
  dc.mppW[0] = 1
}

export function storage({ ac }: Frame<'storage'>): void {
  ac.chargeW[0] = 1
  // @ts-expect-error of the inverter
  ac.inverterOutputW[0] = 1
}

export function grid({ ac }: Frame<'ac'>): void {
  ac.gridW[0] = 1
  // @ts-expect-error of the storage
  ac.storedFrac[0] = 1
}
