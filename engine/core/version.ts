/** Raised by every change that moves a number; each version has its section in `CHANGELOG.md`. */
export const ENGINE_VERSION = '1.8.0'
