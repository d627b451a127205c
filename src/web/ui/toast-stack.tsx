import { Notifications } from "@mantine/notifications";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import "@mantine/core/styles/Notification.css";
import "@mantine/notifications/styles.css";
import { Mantine } from "./mantine.tsx";
import { TOAST_MS } from "./toast.ts";
import classes from "./toast-stack.module.css";

export function ToastStack() {
  return (
    <Mantine>
      <Notifications
        position="top-right"
        autoClose={TOAST_MS}
        containerWidth="auto"
        transitionDuration={200}
        renderNotification={({ message, color }) => {
          const Sign = color === "problem" ? IconAlertCircle : IconCheck;
          return (
            <div className={classes.toast} role="alert">
              <Sign size={18} stroke={2} aria-hidden />
              {message}
            </div>
          );
        }}
      />
    </Mantine>
  );
}
