import type { ReactNode } from "react";
import concertPin from "#web/assets/pins/concert.svg";
import festivalPin from "#web/assets/pins/festival.svg";
import partyPin from "#web/assets/pins/party.svg";
import sportPin from "#web/assets/pins/sport.svg";
import theaterPin from "#web/assets/pins/theater.svg";
import classes from "./account-scene.module.css";

const PINS = [
  { image: concertPin, left: 17, top: 26 },
  { image: theaterPin, left: 42, top: 30 },
  { image: partyPin, left: 29, top: 51 },
  { image: sportPin, left: 11, top: 66 },
  { image: festivalPin, left: 39, top: 75 },
];

/** A quiet town with a card over it, for the pages of signing in. */
export function AccountScene({ children }: { children: ReactNode }) {
  return (
    <div className={classes.scene}>
      <div className={classes.town} aria-hidden>
        <svg
          aria-hidden="true"
          viewBox="0 0 1440 860"
          preserveAspectRatio="xMidYMid slice"
          className={classes.streets}
        >
          <path
            className={classes.park}
            d="M90 470q70-80 190-50t120 120-70 130-210-20-30-180zM660 80q90-50 170 10t40 130-150 50-60-190z"
          />
          <path
            className={classes.water}
            d="M-20 760c160-90 250-10 400-70s170-190 330-200 260 110 420 60 200-180 340-220"
          />
          <path className={classes.lane} d={LANES} />
          <path
            className={classes.road}
            d="M-20 300C200 260 420 360 640 300S1120 150 1460 210M260-20c40 200-40 340 30 520s30 260 10 380M760-20c-60 200 60 340 10 520s-60 240-20 380M1080-20c20 180-80 320-30 500s70 260 50 400"
          />
        </svg>
        {PINS.map(({ image, left, top }) => (
          <img
            key={image}
            src={image}
            alt=""
            width={64}
            height={95}
            className={classes.pin}
            style={{ left: `${left}%`, top: `${top}%` }}
          />
        ))}
      </div>
      <section className={classes.card}>{children}</section>
    </div>
  );
}

/** Small streets as two families of gently bent lines. */
const LANES = [
  ...Array.from({ length: 11 }, (_, at) => {
    const y = 20 + at * 84;
    return `M-20 ${y}q360 ${at % 2 ? 46 : -38} 740 ${at % 3 ? 12 : -16}t740 ${at % 2 ? -28 : 34}`;
  }),
  ...Array.from({ length: 15 }, (_, at) => {
    const x = 40 + at * 98;
    return `M${x} -20q${at % 2 ? 44 : -36} 230 ${at % 3 ? -14 : 20} 450t${at % 2 ? -26 : 32} 450`;
  }),
].join("");
