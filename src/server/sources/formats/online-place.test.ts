import { expect, it } from "vitest";
import { onlinePlace } from "./online-place.ts";

it.each([
  ["https://uio.zoom.us/j/123?pwd=a", "https://uio.zoom.us/j/123?pwd=a"],
  ["Zoom: https://zoom.us/j/1", "https://zoom.us/j/1"],
  ["Join Zoom Meeting <https://us02web.zoom.us/j/1>", "https://us02web.zoom.us/j/1"],
  ["zoom.us/j/1", "https://zoom.us/j/1"],
  ["https://teams.microsoft.com/l/meetup-join/x", "https://teams.microsoft.com/l/meetup-join/x"],
  ["meet.google.com/abc-defg-hij", "https://meet.google.com/abc-defg-hij"],
  ["YouTube Live (https://youtu.be/x)", "https://youtu.be/x"],
  ["https://stream.example/live", "https://stream.example/live"],
  ["Microsoft Teams Meeting", ""],
  ["Online", ""],
  ["Онлайн", ""],
  ["virtual", ""],
])("SRC-82 %s is on the Internet", (text, link) => {
  expect(onlinePlace(text)).toEqual({ link });
});

it.each([
  "",
  "Arena Sofia",
  "Arena Sofia (zoom.us/j/1)",
  "Zoom Bar",
  "Meet Market",
  "Event Hall",
  "Room",
  "Meeting",
  "Virtual Reality Park",
])("SRC-82 %s is a place", (text) => {
  expect(onlinePlace(text)).toBeUndefined();
});
