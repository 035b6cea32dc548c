/** The files of the typeface of reports in its package, `@expo-google-fonts/inter`. */
export const FONT_FILES = { regular: '400Regular/Inter_400Regular.ttf', strong: '600SemiBold/Inter_600SemiBold.ttf' } as const

/** Where the package is, for a host that reads files. */
export function fontFile(name: (typeof FONT_FILES)[keyof typeof FONT_FILES]): string {
  return new URL(import.meta.resolve(`@expo-google-fonts/inter/${name}`)).pathname
}
