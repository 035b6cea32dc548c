import type { ColumnEntry } from './entry.ts'

/** Irradiance of one orientation: a fixed plane, all trackers of one bin, one face of a ridge. */
export const PLANE = {
  rotationRad: {
    unit: 'rad',
    meaning: 'Tracker rotation, right-handed about the axis direction; 0 for fixed planes',
    writers: ['orientation'],
    rows: 'lit',
    only: 'tracker',
    faces: 'own',
  },
  /** Index into TRACKER_STATES. */
  trackerState: {
    unit: '1',
    writers: ['orientation'],
    rows: 'lit',
    only: 'moves',
    isByte: true,
    faces: 'own',
  },
  /** Tilt of the plane. */
  tiltRad: { unit: 'rad', writers: ['orientation'], rows: 'lit', faces: 'own' },
  /** Its cosine. */
  tiltCos: { unit: '1', writers: ['orientation'], rows: 'lit', faces: 'own' },
  /** Its sine. */
  tiltSin: { unit: '1', writers: ['orientation'], rows: 'lit', faces: 'own' },
  /** Azimuth that the plane faces, clockwise from north. */
  azimuthRad: {
    unit: 'rad',
    writers: ['orientation'],
    rows: 'lit',
    faces: 'own',
  },
  /** Cosine of the beam's incidence angle, not clipped: negative behind the plane. */
  aoiCos: {
    unit: '1',
    writers: ['orientation'],
    rows: 'lit',
    faces: 'own',
  },
  /** Beam on the plane, with the circumsolar part when `site.circumsolar` is beam. */
  beamWm2: {
    unit: 'W/m2',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    rows: 'lit',
    faces: 'mean',
  },
  /** Sky diffuse on the plane, with the circumsolar part when `site.circumsolar` is diffuse. */
  skyWm2: {
    unit: 'W/m2',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    rows: 'lit',
    faces: 'mean',
  },
  /** Ground-reflected light on the plane. */
  groundWm2: {
    unit: 'W/m2',
    writers: ['transposition', 'horizon', 'shading', 'optics'],
    rows: 'lit',
    faces: 'mean',
  },
  beamIncWm2: { unit: 'W/m2', meaning: 'Beam as transposed, before any loss', writers: ['transposition'], rows: 'lit', faces: 'mean' },
  skyIncWm2: {
    unit: 'W/m2',
    meaning: 'Sky diffuse as transposed, before any loss',
    writers: ['transposition'],
    rows: 'lit',
    faces: 'mean',
  },
  groundIncWm2: {
    unit: 'W/m2',
    meaning: 'Ground-reflected light as transposed, before any loss',
    writers: ['transposition'],
    rows: 'lit',
    faces: 'mean',
  },
  /** What the plane receives less than the horizontal, component by component; negative for a gain. */
  transpositionLossWm2: {
    unit: 'W/m2',
    writers: ['transposition'],
    rows: 'lit',
    faces: 'mean',
    row: { key: 'transposition', label: 'Transposition to the plane' },
  },
  /** Light that far obstacles take. */
  horizonLossWm2: {
    unit: 'W/m2',
    writers: ['horizon'],
    rows: 'some lit',
    only: 'horizon',
    faces: 'mean',
    row: { key: 'horizon', label: 'Far shading by the horizon' },
  },
  /** Beam that near obstacles take. */
  nearBeamLossWm2: {
    unit: 'W/m2',
    writers: ['shading'],
    rows: 'some lit',
    only: 'rowShading',
    faces: 'mean',
    row: { key: 'near_shading_beam', label: 'Near shading of the beam' },
  },
  /** Sky diffuse that near obstacles take. */
  nearSkyLossWm2: {
    unit: 'W/m2',
    writers: ['shading'],
    rows: 'lit',
    only: 'rowShading',
    faces: 'mean',
    row: { key: 'near_shading_diffuse', label: 'Near shading of the sky diffuse' },
  },
  /** Ground-reflected light that near obstacles take. */
  nearGroundLossWm2: {
    unit: 'W/m2',
    writers: ['shading'],
    rows: 'lit',
    only: 'rowShading',
    faces: 'mean',
    row: { key: 'near_shading_ground', label: 'Near shading of the ground-reflected light' },
  },
  /** Light that the rows of the array section would take, without the scene's own neighbours and heights. */
  nearRowsLossWm2: {
    unit: 'W/m2',
    writers: ['shading'],
    rows: 'lit',
    only: 'scene',
    faces: 'mean',
  },
  /** Light that the objects of the scene would take without its tables. */
  nearObjectsLossWm2: {
    unit: 'W/m2',
    writers: ['shading'],
    rows: 'lit',
    only: 'scene',
    faces: 'mean',
  },
  /** Light that soiling takes. */
  soilingLossWm2: {
    unit: 'W/m2',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
    row: { key: 'soiling', label: 'Soiling' },
  },
  /** Share of the light on the front that snow on the modules takes. */
  snowLossFrac: {
    unit: '1',
    writers: ['optics'],
    rows: 'lit',
    only: 'snow',
    faces: 'own',
  },
  /** Light that snow on the modules takes. */
  snowLossWm2: {
    unit: 'W/m2',
    writers: ['optics'],
    rows: 'lit',
    only: 'snow',
    faces: 'mean',
    row: { key: 'snow', label: 'Snow' },
  },
  /** Light that the cover reflects and absorbs beyond normal incidence. */
  iamLossWm2: {
    unit: 'W/m2',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
    row: { key: 'iam', label: 'Incidence angle (IAM)' },
  },
  /** Surplus of whole shaded strips over the linear shade, as a fraction of the unshaded beam, field mean over the rows, before `fraction_for_electrical`. */
  stripSurplusFrac: {
    unit: '1',
    writers: ['shading'],
    rows: 'some lit',
    only: 'rowShading',
    faces: 'own',
  },
  /** Beam before near shading over what the optics left of it: turns the strip surplus into effective irradiance. */
  beamUnshadedEffWm2: {
    unit: 'W/m2',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
  },
  /** Spectral loss as a fraction of the effective irradiance; negative for a gain, 0 when the model is off. */
  spectralLossFrac: {
    unit: '1',
    writers: ['optics'],
    rows: 'some lit',
    faces: 'own',
  },
  effectiveWm2: {
    unit: 'W/m2',
    meaning: 'What is left of the three components on the front (GlobEff)',
    writers: ['optics'],
    rows: 'lit',
    faces: 'mean',
  },
  rearGroundIncidentWm2: {
    unit: 'W/m2',
    meaning: 'Irradiance on the ground between the rows',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
  },
  /** Ground light that the ground absorbs. */
  rearAbsorbedLossWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'ground_reflected', label: 'Absorbed by the ground (1 - albedo)', only: 'rear' },
  },
  /** Reflected light that misses the rear side. */
  rearViewLossWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_view', label: 'Reflected light that misses the rear side (view factor)', only: 'rear' },
  },
  /** Ground-reflected light on the rear side. */
  rearViewWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
  },
  /** Sky diffuse on the rear side. */
  rearSkyWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_sky', label: 'Sky diffuse on the rear side', isGain: true, only: 'rear' },
  },
  /** Beam on the rear side. */
  rearBeamWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_beam', label: 'Beam on the rear side', isGain: true, only: 'rear' },
  },
  /** Rear light that the structure takes. */
  rearStructureLossWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
    row: { key: 'rear_structure', label: 'Structure shading on the rear side', only: 'rear' },
  },
  /** Light on the rear side that soiling takes and that the cover reflects and absorbs beyond normal incidence. */
  rearOpticsLossWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'twoFaces',
    faces: 'mean',
    row: { key: 'rear_optics', label: 'Soiling and incidence angle on the rear side', only: 'twoFaces' },
  },
  /** Light on the rear cells that whole shaded strips lose beyond their shaded area, before `fraction_for_electrical` and bifaciality. */
  rearStripLossWm2: {
    unit: 'W/m2',
    writers: ['rear'],
    rows: 'some lit',
    only: 'twoFaces',
    faces: 'mean',
  },
  backWm2: {
    unit: 'W/m2',
    meaning: 'What reaches the rear cells after structure shading (GlobBack), before bifaciality',
    writers: ['rear'],
    rows: 'some lit',
    only: 'rear',
    faces: 'mean',
  },
} as const satisfies Record<string, ColumnEntry>
