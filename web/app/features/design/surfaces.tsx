import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog, Dialog } from "../../ui/dialog.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "../../ui/menu.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { toast } from "../../ui/toast.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { Chapter, Specimen } from "./specimen.tsx";

type Name = "dialog" | "confirm" | "danger" | "left" | "right" | null;

export function OverlayChapter() {
  const [opened, setOpened] = useState<Name>(null);
  return (
    <Chapter title="Overlays">
      <Specimen title="dialogs">
        {(["dialog", "confirm", "danger"] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpened(name)}>
            Open {name}
          </Button>
        ))}
      </Specimen>
      <Specimen title="sheets">
        {(["left", "right"] as const).map((side) => (
          <Button key={side} variant="secondary" onClick={() => setOpened(side)}>
            From the {side}
          </Button>
        ))}
      </Specimen>
      <MenuSpecimen />
      <Specimen title="toasts">
        <Button variant="secondary" onClick={() => toast.success("Saved", "It is in Saved Plans.")}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.error("Not saved", "The connection was lost. Try again.")}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info("A new version is there")}>
          Info
        </Button>
      </Specimen>
      <Specimen title="tooltips">
        <Tooltip content="Above what it hangs on">
          <Button variant="secondary">Point at me</Button>
        </Tooltip>
        <Tooltip side="right" explains content="Beside it, read out with it, and open at a tap">
          <Button variant="secondary">Or at me</Button>
        </Tooltip>
      </Specimen>
      <Opened opened={opened} onClose={() => setOpened(null)} />
    </Chapter>
  );
}

function Opened({ opened, onClose }: { opened: Name; onClose: () => void }) {
  const openOf = (name: Name) => ({ open: opened === name, onOpenChange: (open: boolean) => !open && onClose() });
  return (
    <>
      <Dialog
        {...openOf("dialog")}
        title="A dialog"
        description="It says what it is for."
        closeLabel="Close"
        footer={<Button onClick={onClose}>Done</Button>}
      />
      {(["confirm", "danger"] as const).map((name) => (
        <ConfirmDialog
          key={name}
          {...openOf(name)}
          title="Delete Chat"
          description="This action cannot be undone."
          confirmLabel="Delete"
          cancelLabel="Cancel"
          danger={name === "danger"}
          onConfirm={onClose}
        />
      ))}
      {(["left", "right"] as const).map((side) => (
        <Sheet key={side} {...openOf(side)} side={side} title="A drawer" closeLabel="Close">
          <p className="p-4">What it holds scrolls by itself.</p>
        </Sheet>
      ))}
    </>
  );
}

function MenuSpecimen() {
  return (
    <Specimen title="menu">
      <Menu
        trigger={
          <Button variant="secondary" size="icon" aria-label="Open a menu">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuLabel>A label</MenuLabel>
        <MenuItem onSelect={() => undefined}>An action</MenuItem>
        <MenuItem onSelect={() => undefined} disabled>
          Not possible now
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => undefined} danger>
          Delete
        </MenuItem>
      </Menu>
    </Specimen>
  );
}

const tones = ["neutral", "accent", "good", "warn", "bad"] as const;

export function DisplayChapter() {
  return (
    <Chapter title="Display">
      <Specimen title="badges">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen title="spinner">
        <Spinner />
        <Spinner label="Loading" className="text-xl" />
      </Specimen>
      <Specimen title="skeleton">
        <div className="w-full max-w-md space-y-3">
          <Skeleton className="h-6" />
          <Skeleton className="h-24" />
        </div>
      </Specimen>
      <Specimen title="avatar">
        <span className="flex size-9 items-center justify-center overflow-hidden rounded-full bg-accent-soft text-accent">
          <Avatar src={null} name="Ada" />
        </span>
      </Specimen>
      <Specimen title="card">
        <Card className="w-full max-w-md p-5">
          <h4 className="font-semibold">A card</h4>
          <p className="mt-1.5 text-muted">Holds what belongs together.</p>
        </Card>
      </Specimen>
      <Specimen title="table">
        <table className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2.5 font-medium text-muted">
                Figure
              </th>
              <th scope="col" className="py-2.5 text-right font-medium text-muted">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className="border-b border-line">
              <td className="py-2.5">Runway</td>
              <td className="py-2.5 text-right tabular-nums">8 months</td>
            </tr>
          </tbody>
        </table>
      </Specimen>
    </Chapter>
  );
}
