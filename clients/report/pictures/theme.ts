/** Colours of a picture. */
export interface Theme {
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly grid: string
  /** A quiet area: the ground, a band. */
  readonly area: string
  readonly light: string
  readonly energy: string
  readonly loss: string
  readonly gain: string
  /** Of curves, in order; they differ for most readers. */
  readonly curves: readonly string[]
  /** Of values from the smallest to the largest. */
  readonly ramp: readonly string[]
}

export type ThemeName = 'light' | 'dark' | 'print'

const LIGHT: Theme = {
  paper: '#ffffff',
  ink: '#1c2430',
  muted: '#5b6775',
  grid: '#dfe4ea',
  area: '#eef1f5',
  light: '#f0b429',
  energy: '#2b6cb0',
  loss: '#b3412e',
  gain: '#2f7d4f',
  curves: ['#2b6cb0', '#d9480f', '#2f7d4f', '#8e44ad', '#b7791f', '#0b7285'],
  ramp: ['#10204a', '#274f8f', '#3f8f8f', '#9cc25a', '#f6d743', '#fff3b8'],
}

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: LIGHT,
  print: { ...LIGHT, ink: '#111111', muted: '#4a4a4a' },
  dark: {
    paper: '#12171d',
    ink: '#e6eaef',
    muted: '#9aa6b2',
    grid: '#2b333d',
    area: '#1c232b',
    light: '#e0a526',
    energy: '#6ba6e8',
    loss: '#ef8a75',
    gain: '#6fc48f',
    curves: ['#6ba6e8', '#ff9b6a', '#6fc48f', '#c792ea', '#e5c07b', '#4fc3d9'],
    ramp: LIGHT.ramp,
  },
}

/** The colour of a share of the ramp, 0 to 1, as `#rrggbb`. */
export function rampColour({ ramp }: Theme, share: number): string {
  const at = Math.min(Math.max(share, 0), 1) * (ramp.length - 1)
  const from = Math.min(Math.floor(at), ramp.length - 2)
  const [a = '', b = ''] = [ramp[from], ramp[from + 1]]
  const mixed = [1, 3, 5].map((digit) => {
    const [low, high] = [Number.parseInt(a.slice(digit, digit + 2), 16), Number.parseInt(b.slice(digit, digit + 2), 16)]
    return Math.round(low + (high - low) * (at - from))
  })
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
