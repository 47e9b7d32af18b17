/** Made by `vite.config.ts`. */
declare module 'virtual:roll' {
  const roll: import('./roll.ts').Roll
  export default roll
}
