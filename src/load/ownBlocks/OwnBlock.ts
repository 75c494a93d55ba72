/** A block of the site’s own whose component can be loaded. */
export type OwnBlock = {
  /** Its word in site.yaml: `quote`. */
  type: string;
  /** The name of its component: `Quote`. */
  name: string;
  /** The file of its component, absolute. */
  component: string;
};
