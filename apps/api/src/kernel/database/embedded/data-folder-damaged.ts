/** The data folder is not as a server leaves it, and going on could lose something; the message says what to do. */
export class DataFolderDamaged extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DataFolderDamaged';
  }
}
