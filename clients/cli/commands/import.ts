import type { Command } from '../command.ts'

export const IMPORT = {
  name: 'import',
  summary: 'Makes one request of the files of a PVsyst project, and runs it once',
  usage: ['import VARIANT MODULE INVERTER WEATHER [HOURS] [MORE...] [--out FILE]'],
  positionals: [
    { name: 'VARIANT', min: 1, max: 1, isFile: true, help: 'a PVsyst variant (.VC0 to .VCZ)' },
    { name: 'MODULE', min: 1, max: 1, isFile: true, help: 'its module (.PAN)' },
    { name: 'INVERTER', min: 1, max: 1, isFile: true, help: 'its inverter (.OND)' },
    { name: 'WEATHER', min: 1, max: 1, isFile: true, help: 'any weather file, or hourly results of the simulation (CSV)' },
    { name: 'HOURS', min: 0, max: 1, isFile: true, help: 'hourly results of a simulation with this weather, if they are another file' },
    {
      name: 'MORE',
      min: 0,
      max: 200,
      isFile: true,
      help: 'further modules (.PAN) and inverters (.OND) of a variant whose sub-arrays have others',
    },
  ],
  options: { out: { type: 'string', value: 'FILE', isFile: true, help: 'write the request to this file; default: standard output' } },
  notes: [
    'Lists what each file had to say and what is left at its default. With hourly results, prints step by step how far the run is from them. Ends with 1 for a file that cannot be read and for a request that does not run.',
  ],
} as const satisfies Command
