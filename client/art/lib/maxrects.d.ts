// The package's main file is UMD under "type": "module", which Node cannot import by name; its .mjs can be, but has no
// types of its own.
declare module "maxrects-packer/dist/maxrects-packer.mjs" {
  export { MaxRectsPacker } from "maxrects-packer";
}
