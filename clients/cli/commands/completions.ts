import type { Command } from '../command.ts'

export const COMPLETIONS = {
  name: 'completions',
  summary: 'Prints the completions of a shell',
  usage: ['completions bash|zsh|fish'],
  positionals: [{ name: 'SHELL', min: 1, max: 1, choices: ['bash', 'zsh', 'fish'], help: 'the shell' }],
  options: {},
  notes: [
    'bash: source <(pvyield completions bash) in ~/.bashrc. zsh: pvyield completions zsh > _pvyield in a folder of $fpath.',
    'fish: pvyield completions fish > ~/.config/fish/completions/pvyield.fish',
  ],
} as const satisfies Command
