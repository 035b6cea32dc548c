import { type Command, FIGURES_OPTION, JSON_OPTION, LAT_OPTION, LON_OPTION, SERVER_OPTION, STATED_OPTIONS } from '../command.ts'

export const PARSE = {
  name: 'parse',
  summary: 'Reads a component, project, layout, horizon or weather file, or a ZIP of a whole project',
  usage: [
    'parse FILE [--json]',
    'parse LAYOUT [--roles PV_*:table,Trees:tree] [--figures tilt:25,height:1.5]',
    'parse TERRAIN --lat 48.1 --lon 11.6 [--step 5] [--radius 800]',
    'parse FILE --lat 48.1 --lon 11.6 [--timezone 1] [--interval end]',
  ],
  positionals: [
    {
      name: 'FILE',
      min: 1,
      max: 1,
      isFile: true,
      help: 'a PVsyst module (.PAN), inverter (.OND), variant or scene (text versions), a ZIP of all files of a project, a layout (.pvc, .dae, .dxf, .geojson, .kml, .kmz, .csv), terrain (.tif, .asc, .xyz, LandXML), a horizon (.HOR or table), or a weather file',
    },
  ],
  options: {
    lat: { ...LAT_OPTION, range: [-90, 90], help: `${LAT_OPTION.help}; for a file that states none` },
    lon: { ...LON_OPTION, range: [-180, 180], help: `${LON_OPTION.help}; for a file that states none` },
    ...STATED_OPTIONS,
    roles: {
      type: 'string',
      value: 'RULES',
      field: 'roles',
      help: 'what things of a layout are: NAME:role with commas, * for any letters',
    },
    figures: FIGURES_OPTION,
    unit: {
      type: 'string',
      value: 'M',
      isNumber: true,
      range: [1e-6, 10_000],
      field: 'unit_m',
      help: 'metres of a unit of a drawing, table or terrain',
    },
    step: {
      type: 'string',
      value: 'M',
      isNumber: true,
      range: [0.001, 100_000],
      field: 'step_m',
      help: 'distance of the heights of terrain that are kept, m',
    },
    radius: {
      type: 'string',
      value: 'M',
      isNumber: true,
      range: [0.001, 1e7],
      field: 'radius_m',
      help: 'terrain that is kept to each side of the zero of the scene, m',
    },
    azimuths: {
      type: 'string',
      value: 'WHERE',
      choices: ['north', 'south', 'pvsyst'],
      help: 'where azimuth 0 is in a horizon that does not say it (south and pvsyst: east negative)',
    },
    json: JSON_OPTION,
    server: SERVER_OPTION,
  },
  notes: [
    "Without --json it lists a component's own figures against those of its section, the sums of weather, and the notes.",
    'Ends with 1 for a file that cannot be read, and lists every failure on standard error.',
  ],
} as const satisfies Command
