// Icons are imported one by one: the package's index holds six thousand, and building with it takes three times as long.
declare module "@tabler/icons-react/dist/esm/icons/*.mjs" {
  const icon: import("@tabler/icons-react").Icon;
  export default icon;
}
