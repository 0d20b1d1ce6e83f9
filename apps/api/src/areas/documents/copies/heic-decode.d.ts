// The package comes without types; this is the part that photo-copies.ts uses.
declare module 'heic-decode' {
  type Decoded = { width: number; height: number; data: Uint8ClampedArray };
  export default function decode(input: { buffer: Uint8Array }): Promise<Decoded>;
}
