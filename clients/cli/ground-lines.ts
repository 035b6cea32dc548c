import type { describeScene } from '@pvyield/engine'

type Ground = NonNullable<ReturnType<typeof describeScene>['terrain']>

/** How the devices of a scene stand on its ground, in its unit of length. */
export function groundLines({ on_ground, lowest, highest, cut, fill, devices }: Ground): string[] {
  const line = (name: string, text: string): string => `${name.padEnd(18)}${text}`
  return [
    line('on the ground', String(on_ground)),
    line('ground', `${lowest.toFixed(2)} to ${highest.toFixed(2)}`),
    ...(devices.length === 0
      ? []
      : [
          line(
            'slopes along rows',
            `${least(devices, 'ground_slope_deg').toFixed(1)} to ${most(devices, 'ground_slope_deg').toFixed(1)} deg`,
          ),
          line('posts', `${least(devices, 'post_shortest').toFixed(2)} to ${most(devices, 'post_longest').toFixed(2)}`),
          line('cut, fill', `${cut.toFixed(1)}, ${fill.toFixed(1)}`),
        ]),
  ]
}

type Key = 'ground_slope_deg' | 'post_shortest' | 'post_longest'

function least(devices: Ground['devices'], key: Key): number {
  return devices.reduce((low, each) => Math.min(low, each[key]), Number.POSITIVE_INFINITY)
}

function most(devices: Ground['devices'], key: Key): number {
  return devices.reduce((high, each) => Math.max(high, each[key]), Number.NEGATIVE_INFINITY)
}
