"""The drawings that belong to one faction: its figures, its pieces and its board, one file each."""
