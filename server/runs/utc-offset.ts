/** Offset from UTC to whole minutes. */
export function offsetMinutes(hours: number): number {
  return Math.round(hours * 60)
}

/** `UTC+05:30` */
export function zoneName(hours: number): string {
  return `UTC${utcOffset(hours)}`
}

/** `+05:30` */
export function utcOffset(hours: number): string {
  const minutes = Math.abs(offsetMinutes(hours))
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${hours < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
