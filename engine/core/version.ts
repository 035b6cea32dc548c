/** Raised by every change of a result; each version has its section in `CHANGELOG.md`. */
export const ENGINE_VERSION = '1.23.0'
